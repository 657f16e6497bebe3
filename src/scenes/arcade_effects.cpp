#include "scenes/arcade_effects.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "frame/palette.h"

namespace graze {

namespace {

using What = arcade::Happening::What;

constexpr int spark_life = 26;
constexpr int number_life = 60;
constexpr int arc_life = 18;
constexpr int shake_life = 14;
constexpr int squash_life = 16;

Colour faded(Colour colour, int left, int life) {
    return palette::with_alpha(colour, static_cast<unsigned char>(std::min(255, 255 * 2 * left / life)));
}

Colour colour_of(What what) {
    switch (what) {
        case What::hit:
        case What::over:
            return palette::ember;
        case What::shield_broken:
        case What::bonus:
            return palette::jade;
        case What::graze:
        case What::blown:
            break;
    }
    return palette::gold;
}

}  // namespace

void ArcadeEffects::burst(Point at, int count, double speed, Colour colour) {
    for (int i = 0; i < count; ++i) {
        const double angle = random_.below(360) * std::numbers::pi / 180;
        const double pace = speed * (0.4 + random_.below(100) / 160.0);
        sparks_.push_back({static_cast<double>(at.x), static_cast<double>(at.y), pace * std::cos(angle),
                           pace * std::sin(angle), spark_life, colour});
    }
}

void ArcadeEffects::add(const arcade::World& world, const arcade::Sprites& sprites) {
    for (const arcade::Happening& happening : world.happenings) {
        const Colour colour = colour_of(happening.what);
        const auto x = static_cast<double>(happening.at.x);
        const auto y = static_cast<double>(happening.at.y);
        if (happening.what == What::graze) {
            const Box person = arcade::person_box(world, sprites);
            arcs_.push_back({x, y, happening.at.x > person.x() + person.width() / 2, arc_life});
            burst(happening.at, 8, 2.2, colour);
            numbers_.push_back(
                {&Words::arcade_graze, happening.points, happening.gap, x, y - 30, number_life, colour});
            continue;
        }
        burst(happening.at, happening.what == What::blown ? 6 : 14, 3, colour);
        if (happening.what == What::hit) shaken_ = shake_life;
        if (happening.what == What::hit || happening.what == What::shield_broken) squashed_ = squash_life;
        if (happening.what == What::bonus) stretched_ = squash_life;
        if (happening.points > 0)
            numbers_.push_back({&Words::arcade_more, happening.points, 0, x, y - 30, number_life, colour});
    }
}

void ArcadeEffects::step() {
    for (Spark& spark : sparks_) {
        spark.x += spark.speed_x;
        spark.y += spark.speed_y;
        spark.speed_x *= 0.93;
        spark.speed_y = spark.speed_y * 0.93 + 0.06;
        --spark.left;
    }
    for (Number& number : numbers_) {
        // Eases out: fast at first, then it stands.
        number.y -= 1.6 * number.left / number_life;
        --number.left;
    }
    for (Arc& arc : arcs_) --arc.left;
    std::erase_if(sparks_, [](const Spark& spark) { return spark.left <= 0; });
    std::erase_if(numbers_, [](const Number& number) { return number.left <= 0; });
    std::erase_if(arcs_, [](const Arc& arc) { return arc.left <= 0; });
    shaken_ = std::max(0, shaken_ - 1);
    squashed_ = std::max(0, squashed_ - 1);
    stretched_ = std::max(0, stretched_ - 1);
}

void ArcadeEffects::draw(Painter& painter, const Words& words) const {
    for (const Arc& arc : arcs_) {
        // A thin arc, drawn as a row of dots along a circle about the person's side.
        constexpr double radius = 26;
        for (int degrees = -50; degrees <= 50; degrees += 4) {
            const double angle = degrees * std::numbers::pi / 180;
            const double side = arc.to_the_right ? 1 : -1;
            painter.fill(
                {arc.x + side * radius * (std::cos(angle) - 1), arc.y + radius * std::sin(angle), 2, 2},
                faded(palette::gold, arc.left, arc_life));
        }
    }
    for (const Spark& spark : sparks_)
        painter.fill({spark.x - 1.5, spark.y - 1.5, 3, 3}, faded(spark.colour, spark.left, spark_life));
    for (const Number& number : numbers_) {
        constexpr double width = 190;
        const double x = std::clamp(number.x - width / 2, 4.0, arcade::world_width - width - 4.0);
        painter.plate(fill(words.*number.text, {std::to_string(number.points), std::to_string(number.gap)}),
                      {x, std::max(60.0, number.y - 16), width, 30}, 20, number.colour);
    }
}

double ArcadeEffects::squash() const {
    // In quarters, so that the person's picture is rastered at few sizes.
    constexpr int quarter = squash_life / 4;
    return ((squashed_ + quarter - 1) / quarter - (stretched_ + quarter - 1) / quarter) / 4.0;
}

double ArcadeEffects::shake() const {
    return shaken_ % 4 < 2 ? shaken_ * 0.4 : -shaken_ * 0.4;
}

}  // namespace graze
