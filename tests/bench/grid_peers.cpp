#include "bench/grid_peers.h"

#include <algorithm>
#include <cmath>
#include <random>

#ifdef GRAZE_HAS_CHIPMUNK
#include <chipmunk/chipmunk.h>
#endif
#ifdef GRAZE_HAS_BOX2D
#include <box2d/b2_broad_phase.h>
#endif

namespace graze::bench {

namespace {

constexpr double pi = 3.14159265358979323846;
constexpr double stage_width = 550;
constexpr double stage_height = 400;
constexpr double covered = 80 * pi * 12.5 * 12.5 / (stage_width * stage_height);

double sixteenths(double pixels) {
    return std::floor(pixels * 16) / 16;
}

}  // namespace

BallWorld::BallWorld(std::size_t count, double radius) {
    scatter(std::vector<double>(count, radius));
}

BallWorld::BallWorld(std::size_t count, int smallest, int largest) {
    std::mt19937 random(7);
    std::vector<double> radii(count);
    for (double& radius : radii)
        radius = smallest + static_cast<int>(random() % static_cast<unsigned>(largest - smallest + 1));
    scatter(radii);
}

void BallWorld::scatter(const std::vector<double>& radii) {
    double area = 0;
    for (const double radius : radii) area += pi * radius * radius;
    const double scale = std::sqrt(area / covered / (stage_width * stage_height));
    width_ = std::ceil(stage_width * scale);
    height_ = std::ceil(stage_height * scale);
    std::mt19937 random(42);
    const auto between = [&random](double low, double high) {
        return sixteenths(low + (high - low) * (static_cast<double>(random()) / 4294967296.0));
    };
    for (const double radius : radii) {
        circles_.emplace_back(between(radius, width_ - radius), between(radius, height_ - radius), radius);
        speeds_.push_back({between(-2, 2), between(-2, 2)});
    }
}

void BallWorld::step() {
    const auto move = [](double place, double& speed, double radius, double side) {
        if (place + speed < radius || place + speed > side - radius) speed = -speed;
        return place + speed;
    };
    for (std::size_t i = 0; i < circles_.size(); ++i) {
        const Circle& c = circles_[i];
        circles_[i] = Circle(move(c.x(), speeds_[i].x, c.radius(), width_),
                             move(c.y(), speeds_[i].y, c.radius(), height_), c.radius());
    }
}

namespace {

class OurGrid : public GridPeer {
  public:
    explicit OurGrid(const BallWorld& world) : world_(world) {}

    const std::vector<Pair>& update() override {
        grid_.rebuild(world_.circles());
        return grid_.pairs();
    }

  private:
    const BallWorld& world_;
    Grid grid_;
};

}  // namespace

std::unique_ptr<GridPeer> our_grid(const BallWorld& world) {
    return std::make_unique<OurGrid>(world);
}

#ifdef GRAZE_HAS_CHIPMUNK
namespace {

// The world whose balls cpBBTree asks the speed of: its function is handed a ball alone.
const BallWorld* asked_world = nullptr;

// Chipmunk's two indexes: objects are the circles themselves, in the world's array.
class Chipmunk : public GridPeer {
  public:
    using Handle = std::unique_ptr<cpSpatialIndex, void (*)(cpSpatialIndex*)>;

    Chipmunk(const BallWorld& world, cpSpatialIndex* index)
        : world_(world), index_(index, cpSpatialIndexFree) {
        asked_world = &world;
        for (std::size_t i = 0; i < world.circles().size(); ++i)
            cpSpatialIndexInsert(index, const_cast<Circle*>(&world.circles()[i]), i);
    }

    const std::vector<Pair>& update() override {
        pairs_.clear();
        asked_world = &world_;
        cpSpatialIndexReindexQuery(index_.get(), &Chipmunk::meet, this);
        return pairs_;
    }

    static cpBB bounds(void* object) {
        const auto& c = *static_cast<const Circle*>(object);
        return cpBBNewForCircle(cpv(c.x(), c.y()), c.radius());
    }

    static cpVect speed(void* object) {
        const auto i =
            static_cast<std::size_t>(static_cast<const Circle*>(object) - asked_world->circles().data());
        return cpv(asked_world->speed_x(i), asked_world->speed_y(i));
    }

  private:
    static cpCollisionID meet(void* first, void* second, cpCollisionID id, void* self) {
        const auto* a = static_cast<const Circle*>(first);
        const auto* b = static_cast<const Circle*>(second);
        if (circles_meet(*a, *b)) static_cast<Chipmunk*>(self)->add(a, b);
        return id;
    }

    void add(const Circle* a, const Circle* b) {
        const Circle* begin = world_.circles().data();
        const auto i = static_cast<std::uint32_t>(a - begin);
        const auto j = static_cast<std::uint32_t>(b - begin);
        pairs_.push_back({std::min(i, j), std::max(i, j)});
    }

    const BallWorld& world_;
    Handle index_;
    std::vector<Pair> pairs_;
};

}  // namespace

std::unique_ptr<GridPeer> chipmunk_hash(const BallWorld& world, double cell_size) {
    // Its manual advises a table of about ten times the objects.
    const auto cells = static_cast<int>(world.circles().size()) * 10;
    return std::make_unique<Chipmunk>(world, cpSpaceHashNew(cell_size, cells, &Chipmunk::bounds, nullptr));
}

std::unique_ptr<GridPeer> chipmunk_tree(const BallWorld& world) {
    cpSpatialIndex* tree = cpBBTreeNew(&Chipmunk::bounds, nullptr);
    cpBBTreeSetVelocityFunc(tree, &Chipmunk::speed);
    return std::make_unique<Chipmunk>(world, tree);
}
#endif

#ifdef GRAZE_HAS_BOX2D
namespace {

// Box2D 2.4's broadphase as its contact manager uses it: proxies with a margin, pairs kept between steps and
// dropped when the fat boxes part.
class Box2D : public GridPeer {
  public:
    explicit Box2D(const BallWorld& world) : world_(world), partners_(world.circles().size()) {
        for (std::size_t i = 0; i < world.circles().size(); ++i) {
            const auto body = reinterpret_cast<void*>(i);
            proxies_.push_back(broadphase_.CreateProxy(bounds(world.circles()[i]), body));
        }
    }

    const std::vector<Pair>& update() override {
        for (std::size_t i = 0; i < proxies_.size(); ++i) {
            const b2Vec2 moved(metres(world_.speed_x(i)), metres(world_.speed_y(i)));
            broadphase_.MoveProxy(proxies_[i], bounds(world_.circles()[i]), moved);
        }
        drop_parted();
        broadphase_.UpdatePairs(this);
        meeting_.clear();
        for (const Pair& pair : kept_)
            if (circles_meet(world_.circles()[pair.first], world_.circles()[pair.second]))
                meeting_.push_back(pair);
        return meeting_;
    }

    // Called by UpdatePairs, also for pairs that are kept already.
    void AddPair(void* a, void* b) {
        const auto i = static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(a));
        const auto j = static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(b));
        const Pair pair{std::min(i, j), std::max(i, j)};
        auto& partners = partners_[pair.first];
        if (std::find(partners.begin(), partners.end(), pair.second) != partners.end()) return;
        partners.push_back(pair.second);
        kept_.push_back(pair);
    }

  private:
    // Its margin of 0.1 m is meant for bodies of about a metre: at 0.04 m a pixel a ball is 1 m wide.
    static float metres(double pixels) { return static_cast<float>(pixels * 0.04); }

    static b2AABB bounds(const Circle& c) {
        b2AABB box;
        box.lowerBound.Set(metres(c.x() - c.radius()), metres(c.y() - c.radius()));
        box.upperBound.Set(metres(c.x() + c.radius()), metres(c.y() + c.radius()));
        return box;
    }

    void drop_parted() {
        std::size_t left = 0;
        for (const Pair& pair : kept_) {
            if (broadphase_.TestOverlap(proxies_[pair.first], proxies_[pair.second])) {
                kept_[left++] = pair;
                continue;
            }
            auto& partners = partners_[pair.first];
            *std::find(partners.begin(), partners.end(), pair.second) = partners.back();
            partners.pop_back();
        }
        kept_.resize(left);
    }

    const BallWorld& world_;
    b2BroadPhase broadphase_;
    std::vector<std::int32_t> proxies_;
    std::vector<std::vector<std::uint32_t>> partners_;  // of each first body: the second ones of kept pairs
    std::vector<Pair> kept_;                            // fat boxes overlap
    std::vector<Pair> meeting_;
};

}  // namespace

std::unique_ptr<GridPeer> box2d_broadphase(const BallWorld& world) {
    return std::make_unique<Box2D>(world);
}
#endif

}  // namespace graze::bench
