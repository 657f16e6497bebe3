#include "scenes/ui/text_field.h"

namespace graze {

namespace {

bool begins_code_point(char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0) != 0x80;
}

std::size_t code_points(const std::string& text) {
    std::size_t count = 0;
    for (const char byte : text) count += begins_code_point(byte) ? 1 : 0;
    return count;
}

void erase_last(std::string& text) {
    while (!text.empty() && !begins_code_point(text.back())) text.pop_back();
    if (!text.empty()) text.pop_back();
}

}  // namespace

void update(TextField& field, const Input& input) {
    for (int i = times_pressed_or_repeated(input, Key::backspace); i > 0; --i) erase_last(field.text);
    field.text += input.text;
    while (code_points(field.text) > field.most) erase_last(field.text);
}

}  // namespace graze
