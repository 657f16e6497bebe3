#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>

#include "frame/draw_list.h"
#include "frame/text_layout.h"
#include "platform/fonts.h"
#include "platform/sdl.h"

namespace graze {

// Draws DrawLists with an SDL renderer. Textures are made when first drawn, and dropped when not drawn for a
// while.
class Canvas {
  public:
    Canvas(SDL_Renderer* renderer, Fonts fonts, RasterArt raster_art);

    void draw(const DrawList& list);

    // The renderer lost its textures.
    void forget_textures();

    Measure measure();

  private:
    struct Texture {
        SdlTexture handle;
        std::shared_ptr<const Image> kept;  // so that no other picture gets the same address meanwhile
        Size size;
        std::int64_t drawn = 0;  // frame
    };
    using ArtKey = std::tuple<Art, int, int>;
    using TileKey = std::tuple<const Image*, int, int>;
    using TextKey = std::tuple<std::string, int>;

    void draw_item(const FillItem& item);
    void draw_item(const FrameItem& item);
    void draw_item(const ArtItem& item);
    void draw_item(const ImageItem& item);
    void draw_item(const TextItem& item);

    template <class Key, class Make>
    Texture& cached(std::map<Key, Texture>& cache, const Key& key, Make make);
    SdlTexture texture_of(const Image& image, const Rect& part, SDL_ScaleMode scale_mode);

    SDL_Renderer* renderer_;
    Fonts fonts_;
    RasterArt raster_art_;
    std::map<ArtKey, Texture> art_;
    std::map<TileKey, Texture> tiles_;
    std::map<TextKey, Texture> texts_;
    std::int64_t frame_ = 0;
};

}  // namespace graze
