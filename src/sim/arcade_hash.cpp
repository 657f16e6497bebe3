#include "sim/arcade.h"
#include "sim/state_hash.h"

namespace graze::arcade {

namespace {

void add(StateHash& state, const Faller& faller) {
    state.add(std::uint64_t{faller.id});
    state.add(static_cast<std::int64_t>(faller.kind));
    state.add(static_cast<std::int64_t>(faller.size));
    state.add(faller.x);
    state.add(faller.y);
    state.add(faller.speed);
    state.add(std::uint64_t{faller.angle});
    state.add(std::uint64_t{faller.spin});
    state.add(std::uint64_t{faller.met});
    state.add(static_cast<std::int64_t>(faller.fate));
    state.add(faller.closest.value_or(-1));
    state.add(faller.closest_at.x);
    state.add(faller.closest_at.y);
}

}  // namespace

std::uint64_t hash(const World& world) {
    StateHash state;
    state.add(world.random.state());
    for (const std::int64_t number :
         {world.steps, world.person_x, static_cast<std::int64_t>(world.pose), world.next_faller,
          world.next_item, std::int64_t{world.hearts}, world.safe, world.slow, world.points,
          std::int64_t{world.chain}, world.chain_left, world.tally.hits, world.tally.grazes,
          world.tally.longest_chain, world.tally.closest.value_or(-1), world.tally.unjust})
        state.add(number);
    state.add(std::uint64_t{world.last_id});
    state.add(std::uint64_t{world.shield});
    state.add(std::uint64_t{world.over});
    for (const Faller& faller : world.fallers) add(state, faller);
    for (const Item& item : world.items) {
        state.add(static_cast<std::int64_t>(item.bonus));
        state.add(item.x);
        state.add(item.y);
    }
    return state.value();
}

}  // namespace graze::arcade
