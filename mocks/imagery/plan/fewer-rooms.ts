import type { Pattern, PatternRoom } from './patterns/pattern.ts'

/** Which room takes another one in when the wall between them is not built, in this order. */
const pairs = [
  ['living', 'bedroom1'],
  ['bedroom1', 'bedroom3'],
] as const

/**
 * A floor with one room less: the living room of a flat takes in the bedroom beside it, and upstairs in a house two
 * bedrooms become one. A floor without such a pair stays as it is.
 */
export function withoutWall(pattern: Pattern): Pattern {
  const named = (id: string) => pattern.rooms.find((room) => room.id === id)
  for (const [id, other] of pairs) {
    const kept = named(id)
    const gone = named(other)
    if (!kept || !gone) continue
    const merged = { ...kept, x: Math.min(kept.x, gone.x), w: kept.w + gone.w }
    return {
      ...pattern,
      rooms: pattern.rooms
        .filter((room) => room !== gone)
        .map((room) => {
          if (room === kept) return merged
          return isAbove(room, gone) ? { ...room, h: kept.y - room.y } : room
        }),
      ways: pattern.ways.filter(({ from, to }) => from !== other && to !== other),
    }
  }
  return pattern
}

/** Whether a room ends where the one that is gone began: the wall between them moves to that of the room that stays. */
const isAbove = ({ x, y, w, h }: PatternRoom, gone: PatternRoom) =>
  Math.abs(y + h - gone.y) < 0.001 && x < gone.x + gone.w - 0.001 && x + w > gone.x + 0.001
