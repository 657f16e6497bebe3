#pragma once

#include <array>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace graze {

// One text that people see. It cannot be left out (there is no default) nor be empty: either does not
// compile, as the tables are constant expressions.
struct Text {
    constexpr Text(const char* utf8) : text(utf8) {
        if (*utf8 == '\0') throw "a text is empty";
    }
    operator std::string_view() const { return text; }
    std::string string() const { return text; }

    const char* text;
};

// Every text, once a language: english.cpp and chinese.cpp. {0}, {1}... are filled in by fill().
struct Words {
    Text title;
    Text tagline;
    Text dodger;
    Text inspector;
    Text other_language;  // the other table's name for itself
    Text quit;
    Text menu_hint;
    Text demo_hint;

    Text hit;
    Text no_hit;
    Text test_rectangles;
    Text test_pixels;
    Text test_turned;
    Text dodger_counts;  // {0} boxes that met, {1} pixels shared
    Text dodger_hint;
    Text sound_is_off;
    Text sound_is_on;
    Text paused;
    Text paused_hint;
    Text paused_replay_hint;
    Text replay_differs;
    Text replay_of_other_pictures;

    Text classic;
    Text arcade_points;  // {0} the points
    Text arcade_chain;   // {0} how many grazes in a row
    Text arcade_slow;
    Text arcade_hint;
    Text arcade_graze;  // {0} points, {1} gap in pixels
    Text arcade_more;   // {0} points
    Text overlay_hit;
    Text overlay_boxes_only;
    Text overlay_apart;
    Text overlay_counts;  // {0} bodies, {1} in cells near by, {2} whose boxes meet, {3} whose pixels meet
    Text arcade_speed;    // {0} 2 or 4: of full speed
    Text arcade_step;
    Text proof_title;
    Text proof_pixels;  // {0} thing, {1} pixels, {2} width and {3} height of the boxes' intersection
    Text proof_pixel;   // the same for one pixel
    Text proof_hint;
    Text proof_replay_hint;
    Text over_title;
    Text over_points;   // {0}
    Text over_time;     // {0} minutes, {1} seconds in two digits
    Text over_hits;     // {0}
    Text over_grazes;   // {0}, {1} longest chain
    Text over_closest;  // {0} pixels
    Text over_closest_none;
    Text over_unjust;  // {0}
    Text over_last_hit;
    Text over_hint;
    Text over_name;
    Text over_name_hint;
    Text over_place;     // {0}
    Text over_not_kept;  // {0} the reason
    Text over_again_hint;
    Text over_practice;
    Text over_no_folder;
    Text over_replay;
    Text replay_over_hint;
    Text replay_speed;  // {0} times
    Text help;
    Text help_text;  // a line a key, '\n' between them
    Text help_hint;
    Text options;
    Text options_effects;
    Text options_music;
    Text options_sound;
    Text options_language;
    Text options_fullscreen;
    Text options_flashing;
    Text options_contrast;
    Text options_larger;
    Text options_left;
    Text options_right;
    Text options_duck;
    Text options_percent;  // {0}
    Text options_on;
    Text options_off;
    Text options_system;   // the system's language
    Text this_language;    // this table's name for itself
    Text options_own_key;  // {0} the usual keys, {1} the user's own
    Text options_usual;    // {0} the usual keys
    Text options_press;    // waiting for a key
    Text options_taken;
    Text options_hint;
    Text options_key_hint;
    Text options_press_hint;
    Text options_robbed;  // {0} the row that had the key, {1} the one that has it now
    Text keys_left;       // the usual ones
    Text keys_right;
    Text keys_duck;
    Text scores;
    Text scores_title;
    Text scores_none;
    Text scores_unreadable;
    Text scores_hint;
    Text scores_row_time;  // {0} minutes, {1} seconds in two digits
    Text nobody;           // a score without a name
    Text person;
    Text lantern;
    Text ring;
    Text key;
    Text star;
    Text crescent;
    Text horseshoe;
    Text bamboo;
    Text kite;
    Text teapot;
    Text umbrella;
    Text verdict_hit;      // {0} x, {1} y, {2} width, {3} height, {4} pixels
    Text verdict_hit_one;  // the same for one pixel
    Text verdict_no_hit;
    Text reason_boxes;   // the boxes are apart
    Text reason_pixels;  // the boxes overlap, the pixels do not
    Text reason_hit;
    Text boxes;  // {0} x, {1} y, {2} width, {3} height
    Text boxes_none;
    Text counts;    // {0} box tests, {1} mask tests
    Text sprite_a;  // {0} name
    Text sprite_b;
    Text sprite_size;   // {0} width, {1} height
    Text sprite_place;  // {0} x, {1} y
    Text zoom;          // {0} the factor
    Text inspector_hint;
    Text inspector_back_hint;  // the same, opened over a game
    Text refused;              // {0} the reason

    Text notice_title;  // of trouble with a file of the program's own
    Text notice_aside;
    Text notice_stays;
    Text notice_unwritten;
    Text notice_no_folder;
    Text notice_replay;
    Text notice_hint;
};

enum class Language { english, chinese };

const Words& words_in(Language language);
inline Language other(Language language) {
    return language == Language::english ? Language::chinese : Language::english;
}

// `text` with {0}, {1}... replaced by the values.
std::string fill(std::string_view text, const std::vector<std::string>& values);

// All texts of all languages after each other: what a font must cover.
std::string all_characters();

}  // namespace graze
