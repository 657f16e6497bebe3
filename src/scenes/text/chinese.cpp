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
        .menu_hint = "点击图形，或用方向键选择、回车进入。   F1：帮助   F11：全屏",
        .demo_hint = "电脑正在玩。按任意键或移动鼠标返回菜单",

        .hit = "碰撞",
        .no_hit = "未碰撞",
        .test_rectangles = "判定 1/3：矩形",
        .test_pixels = "判定 2/3：像素",
        .test_turned = "判定 3/3：旋转后的像素",
        .dodger_counts = "相交的矩形：{0}   像素：{1}",
        .dodger_hint = "左右方向键或 A、D：移动    C：切换判定    P：暂停    Esc：菜单",
        .sound_is_off = "声音已关（M）",
        .sound_is_on = "声音已开（M）",
        .paused = "已暂停",
        .paused_hint = "按 P 继续，按 Esc 返回菜单。",
        .paused_replay_hint = "按 P 继续，按 Esc 返回排行榜。",
        .replay_differs = "这段录像与记录的不一致。",

        .classic = "经典",
        .arcade_points = "{0} 分",
        .arcade_chain = "连擦 x{0}",
        .arcade_slow = "时间变慢",
        .arcade_hint = "左右方向键或鼠标：跑动    下方向键或鼠标键：蹲下    P：暂停    Esc：菜单",
        .arcade_graze = "+{0}  间隙 {1} 像素",
        .arcade_more = "+{0}",
        .overlay_hit = "碰撞：像素相遇",
        .overlay_boxes_only = "未碰撞：只有矩形相交",
        .overlay_apart = "未碰撞：没有矩形与你相交",
        .overlay_counts = "物体 {0} > 相邻格子 {1} > 矩形相交 {2} > 像素相遇 {3}",
        .arcade_speed = "速度 1/{0}",
        .arcade_step = "句点：前进一步    F2：显示判定    F3：慢动作",
        .proof_title = "碰撞：像素相遇",
        .proof_pixels = "有 {1} 个像素在你和{0}中都是实心。两个矩形相交 {2}\u00a0x\u00a0{3}\u00a0像素。",
        .proof_pixel = "有 {1} 个像素在你和{0}中都是实心。两个矩形相交 {2}\u00a0x\u00a0{3}\u00a0像素。",
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
        .over_name = "进入前十！你的名字：",
        .over_name_hint = "回车：保存分数和录像    Esc：不保存",
        .over_place = "已保存：第 {0} 名",
        .over_not_kept = "未保存。{0}",
        .over_replay = "录像结束",
        .replay_over_hint = "回车：重看    I：在检查器中查看最后一次碰撞    Esc：排行榜",
        .replay_speed = "录像，速度 {0}    上下方向键：加快、减慢    P：暂停    Esc：排行榜",
        .help = "帮助",
        .help_text =
            "躲开落下的东西。矩形可以相交，只有像素相遇才会失去一颗心。\n"
            "相差不超过 4 个像素的擦身而过叫“擦边”：得分，连续擦边得分更多。\n"
            "圆泡泡是好东西：护盾、心、时间变慢、吹走一切的扇子、硬币。\n"
            "左右方向键、A、D 或鼠标：跑动。   下方向键、S 或鼠标键：蹲下。\n"
            "P：暂停。   暂停时按句点：前进一步。   F3：慢动作，1/2 和 1/4。\n"
            "F2：显示所检查的矩形、轮廓和格子。\n"
            "碰撞后或暂停时按 I：在检查器中查看最后一次碰撞；Esc 返回。\n"
            "录像中：上下方向键改变速度。\n"
            "经典：C 切换三种判定。\n"
            "检查器：拖动图形，方向键移动 1 像素，滚轮或 + - 缩放，0 适应窗口。\n"
            "M：声音开关。   F11：全屏。   F1：本帮助。   Esc：返回。\n"
            "手柄：摇杆或十字键，A 确认，B 返回，Start 暂停，X 查看碰撞。",
        .help_hint = "回车、Esc、F1 或点击：返回",
        .options = "选项",
        .options_effects = "音效音量",
        .options_music = "音乐音量",
        .options_sound = "声音（M）",
        .options_language = "语言",
        .options_fullscreen = "启动时全屏",
        .options_flashing = "减少闪烁和震动",
        .options_contrast = "高对比度",
        .options_larger = "放大文字（空间足够时）",
        .options_left = "向左跑",
        .options_right = "向右跑",
        .options_duck = "蹲下",
        .options_percent = "{0} %",
        .options_on = "开",
        .options_off = "关",
        .options_system = "跟随系统",
        .this_language = "中文",
        .options_own_key = "{0} 或 {1}",
        .options_usual = "{0}",
        .options_press = "请按一个键（Esc：无）",
        .options_taken = "已有用途，换一个",
        .options_hint = "上下方向键：选择    左右方向键或回车：更改    Esc：菜单",
        .options_key_hint = "上下方向键：选择    回车：设置自己的键    Esc：菜单",
        .keys_left = "左方向键、A",
        .keys_right = "右方向键、D",
        .keys_duck = "下方向键、S",
        .scores = "排行",
        .scores_title = "前十名",
        .scores_none = "还没有人。去玩躲避吧！",
        .scores_hint = "上下方向键：选择    回车：观看录像    Esc：菜单",
        .scores_row_time = "{0}:{1}",
        .nobody = "无名",
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
        .boxes = "矩形相交于：x {0}，y {1}，{2}\u00a0x\u00a0{3}",
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
        .inspector_back_hint =
            "按住实心像素拖动图形。方向键：移动 1 像素。滚轮或 + -：缩放，0：适应窗口。"
            "拖入图片可替换图形。Esc：返回",
        .refused = "未载入。{0}",
    };
    return words;
}

}  // namespace graze
