#include "platform/canvas.h"

#include <algorithm>

namespace graze {

namespace {

// Large pictures are drawn in tiles, as a renderer may refuse textures above 4096 or 16384 pixels a side.
constexpr int tile_side = 2048;

SDL_Rect sdl_rect(const Rect& rect) {
    return {rect.x, rect.y, rect.width, rect.height};
}

}  // namespace

Canvas::Canvas(SDL_Renderer* renderer, Fonts fonts, RasterArt raster_art)
    : renderer_(renderer), fonts_(std::move(fonts)), raster_art_(std::move(raster_art)) {
    SDL_SetRenderDrawBlendMode(renderer_, SDL_BLENDMODE_BLEND);
}

Measure Canvas::measure() {
    return [this](std::string_view text, int size) { return fonts_.measure(text, size); };
}

void Canvas::forget_textures() {
    art_.clear();
    tiles_.clear();
    texts_.clear();
}

void Canvas::draw(const DrawList& list) {
    ++frame_;
    SDL_SetRenderDrawColor(renderer_, list.background.red, list.background.green, list.background.blue, 255);
    SDL_RenderClear(renderer_);
    for (const DrawItem& item : list.items) std::visit([this](const auto& i) { draw_item(i); }, item);

    const auto drop_unused = [this](auto& cache, std::int64_t frames) {
        std::erase_if(cache, [&](const auto& entry) { return entry.second.drawn < frame_ - frames; });
    };
    drop_unused(art_, 120);
    drop_unused(texts_, 120);
    drop_unused(tiles_, 1);  // the largest ones, and often new: a verdict's lit pixels change while one drags
}

template <class Key, class Make>
Canvas::Texture& Canvas::cached(std::map<Key, Texture>& cache, const Key& key, Make make) {
    auto found = cache.find(key);
    if (found == cache.end()) found = cache.emplace(key, make()).first;
    found->second.drawn = frame_;
    return found->second;
}

SdlTexture Canvas::texture_of(const Image& image, const Rect& part, SDL_ScaleMode scale_mode) {
    SdlTexture texture(SDL_CreateTexture(renderer_, SDL_PIXELFORMAT_RGBA32, SDL_TEXTUREACCESS_STATIC,
                                         part.width, part.height));
    if (!texture) return texture;
    const std::size_t start =
        static_cast<std::size_t>(part.y) * image.pitch() + static_cast<std::size_t>(part.x) * 4;
    SDL_UpdateTexture(texture.get(), nullptr, image.rgba.data() + start, static_cast<int>(image.pitch()));
    SDL_SetTextureBlendMode(texture.get(), SDL_BLENDMODE_BLEND);
    SDL_SetTextureScaleMode(texture.get(), scale_mode);
    return texture;
}

void Canvas::draw_item(const FillItem& item) {
    SDL_SetRenderDrawColor(renderer_, item.colour.red, item.colour.green, item.colour.blue,
                           item.colour.alpha);
    const SDL_Rect rect = sdl_rect(item.rect);
    SDL_RenderFillRect(renderer_, &rect);
}

void Canvas::draw_item(const FrameItem& item) {
    const Rect& r = item.rect;
    const int thickness = std::min({item.thickness, r.width / 2, r.height / 2});
    if (thickness < item.thickness) return draw_item(FillItem{r, item.colour});  // no room for a hole
    draw_item(FillItem{{r.x, r.y, r.width, thickness}, item.colour});
    draw_item(FillItem{{r.x, r.y + r.height - thickness, r.width, thickness}, item.colour});
    const int side = r.height - 2 * thickness;
    draw_item(FillItem{{r.x, r.y + thickness, thickness, side}, item.colour});
    draw_item(FillItem{{r.x + r.width - thickness, r.y + thickness, thickness, side}, item.colour});
}

void Canvas::draw_item(const ArtItem& item) {
    const Rect& rect = item.rect;
    if (rect.width <= 0 || rect.height <= 0) return;
    const Texture& texture = cached(art_, ArtKey{item.art, rect.width, rect.height}, [&] {
        const Image image = raster_art_(item.art, {rect.width, rect.height});
        return Texture{
            texture_of(image, {0, 0, image.width, image.height}, SDL_ScaleModeLinear), nullptr, {}, 0};
    });
    const SDL_Rect target = sdl_rect(rect);
    if (item.degrees == 0)
        SDL_RenderCopy(renderer_, texture.handle.get(), nullptr, &target);
    else
        SDL_RenderCopyEx(renderer_, texture.handle.get(), nullptr, &target, item.degrees, nullptr,
                         SDL_FLIP_NONE);
}

void Canvas::draw_item(const ImageItem& item) {
    const Rect& source = item.source;
    if (source.width <= 0 || source.height <= 0) return;
    const auto map = [](int at, int from, int size, int to, int to_size) {
        return to + static_cast<int>(static_cast<std::int64_t>(at - from) * to_size / size);
    };
    for (int tile_y = source.y / tile_side; tile_y * tile_side < source.y + source.height; ++tile_y) {
        for (int tile_x = source.x / tile_side; tile_x * tile_side < source.x + source.width; ++tile_x) {
            const int left = tile_x * tile_side;
            const int top = tile_y * tile_side;
            const Rect whole{left, top, std::min(tile_side, item.image->width - left),
                             std::min(tile_side, item.image->height - top)};
            const Texture& texture = cached(tiles_, TileKey{item.image.get(), tile_x, tile_y}, [&] {
                return Texture{texture_of(*item.image, whole, SDL_ScaleModeNearest), item.image, {}, 0};
            });
            const int x0 = std::max(left, source.x);
            const int y0 = std::max(top, source.y);
            const int x1 = std::min(left + whole.width, source.x + source.width);
            const int y1 = std::min(top + whole.height, source.y + source.height);
            const SDL_Rect from{x0 - left, y0 - top, x1 - x0, y1 - y0};
            const int to_x = map(x0, source.x, source.width, item.rect.x, item.rect.width);
            const int to_y = map(y0, source.y, source.height, item.rect.y, item.rect.height);
            const SDL_Rect to{to_x, to_y,
                              map(x1, source.x, source.width, item.rect.x, item.rect.width) - to_x,
                              map(y1, source.y, source.height, item.rect.y, item.rect.height) - to_y};
            SDL_SetTextureColorMod(texture.handle.get(), item.tint.red, item.tint.green, item.tint.blue);
            SDL_RenderCopy(renderer_, texture.handle.get(), &from, &to);
        }
    }
}

void Canvas::draw_item(const TextItem& asked) {
    const TextItem item = grown(asked, measure());
    const int height = line_height(item.size);
    for (const TextLine& line : lay_out(item, measure())) {
        const Texture& texture = cached(texts_, TextKey{line.text, item.size}, [&] {
            const SdlSurface surface = fonts_.render(line.text, item.size);
            if (!surface) return Texture{};
            return Texture{SdlTexture(SDL_CreateTextureFromSurface(renderer_, surface.get())),
                           nullptr,
                           {surface->w, surface->h},
                           0};
        });
        if (!texture.handle) continue;
        SDL_SetTextureColorMod(texture.handle.get(), item.colour.red, item.colour.green, item.colour.blue);
        SDL_SetTextureAlphaMod(texture.handle.get(), item.colour.alpha);
        const SDL_Rect to{line.x, line.y + (height - texture.size.height) / 2, texture.size.width,
                          texture.size.height};
        SDL_RenderCopy(renderer_, texture.handle.get(), nullptr, &to);
    }
}

}  // namespace graze
