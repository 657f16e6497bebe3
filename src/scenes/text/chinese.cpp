#include "scenes/text/tables.h"

namespace graze {

const Words& chinese_words() {
    static constexpr Words words{
        .title = "擦边 Graze",
        .tagline = "由像素判定，而不是矩形。",
        .dodger = "躲避",
        .inspector = "检查器",
        .other_language = "English",
        .quit = "退出",
        .menu_hint = "点击图形，或用方向键选择、回车进入。   F11：全屏",

        .hit = "碰撞",
        .no_hit = "未碰撞",
        .test_rectangles = "判定 1/3：矩形",
        .test_pixels = "判定 2/3：像素",
        .test_turned = "判定 3/3：旋转后的像素",
        .dodger_counts = "相交的矩形：{0}   像素：{1}",
        .dodger_hint = "左右方向键或 A、D：移动    C：切换判定    P：暂停    Esc：菜单",
        .paused = "已暂停",
        .paused_hint = "按 P 继续，按 Esc 返回菜单。",

        .classic = "经典",
        .arcade_points = "{0} 分",
        .arcade_chain = "连擦 x{0}",
        .arcade_slow = "时间变慢",
        .arcade_hint = "左右方向键或鼠标：跑动    下方向键或鼠标键：蹲下    P：暂停    Esc：菜单",
        .arcade_graze = "+{0}  间隙 {1} 像素",
        .arcade_more = "+{0}",
        .proof_title = "碰撞：像素相遇",
        .proof_pixels = "有 {1} 个像素在你和{0}中都是实心。两个矩形相交 {2} x {3} 像素。",
        .proof_pixel = "有 {1} 个像素在你和{0}中都是实心。两个矩形相交 {2} x {3} 像素。",
        .proof_hint = "I：在检查器中查看    回车：继续    Esc：菜单",
        .over_title = "游戏结束",
        .over_points = "{0} 分",
        .over_time = "时间：{0}:{1}",
        .over_hits = "碰撞：{0}",
        .over_grazes = "擦边：{0}，最长连擦 {1}",
        .over_closest = "最近的擦边：{0} 像素",
        .over_closest_none = "最近的擦边：无",
        .over_unjust = "只看矩形会冤枉你的次数：{0}",
        .over_last_hit = "最后一次碰撞",
        .over_hint = "回车：再来一局    I：在检查器中查看最后一次碰撞    Esc：菜单",
        .person = "你",
        .lantern = "灯笼",
        .ring = "圆环",
        .key = "钥匙",
        .star = "星星",
        .crescent = "月牙",
        .horseshoe = "马蹄铁",
        .bamboo = "竹竿",
        .kite = "风筝",
        .teapot = "茶壶",
        .umbrella = "纸伞",
        .verdict_hit = "碰撞。重叠区域（相对于 A）：x {0}，y {1}，宽 {2}，高 {3}；共 {4} 个像素",
        .verdict_hit_one = "碰撞。重叠区域（相对于 A）：x {0}，y {1}，宽 {2}，高 {3}；共 {4} 个像素",
        .verdict_no_hit = "未碰撞",
        .reason_boxes = "两个图形的矩形没有相交，无需检查像素。",
        .reason_pixels = "矩形相交，但没有任何像素在两者中都是实心。",
        .reason_hit = "矩形相交，两者中都是实心的像素已点亮。",
        .boxes = "矩形相交于：x {0}，y {1}，{2} x {3}",
        .boxes_none = "矩形相交于：无",
        .counts = "矩形检查：{0}   像素检查：{1}",
        .sprite_a = "A：{0}",
        .sprite_b = "B：{0}",
        .sprite_size = "{0} x {1} 像素",
        .sprite_place = "位于 {0}, {1}",
        .zoom = "缩放 {0}",
        .inspector_hint =
            "按住实心像素拖动图形。方向键：移动 1 像素。滚轮或 + -：缩放，0：适应窗口。"
            "拖入图片可替换图形。Esc：菜单",
        .refused = "未载入。{0}",
    };
    return words;
}

}  // namespace graze
