import type { Pattern, PatternRoom } from './patterns/pattern.ts'
import { wallBetween } from './rect.ts'
import type { Rect, Room } from './types.ts'

/** A pattern at the size of a home: its rooms tile the floor exactly. */
export function scaled(pattern: Pattern, area: number): Pattern {
  const scale = Math.sqrt(area / (pattern.width * pattern.height))
  const sized = ({ x, y, w, h }: Rect): Rect => ({ x: x * scale, y: y * scale, w: w * scale, h: h * scale })
  return {
    ...pattern,
    width: pattern.width * scale,
    height: pattern.height * scale,
    rooms: pattern.rooms.map((room) => ({ ...room, ...sized(room) })),
    // a stair keeps its size: people do
    ...(pattern.stairs && {
      stairs: { ...pattern.stairs, x: pattern.width * scale - pattern.stairs.w - 0.06 },
    }),
  }
}

/** The other way round, left for right, as the flat across the landing is. */
export function mirrored(pattern: Pattern): Pattern {
  const flipped = <R extends Rect>(rect: R): R => ({ ...rect, x: pattern.width - rect.x - rect.w })
  const { entrance, stairs } = pattern
  return {
    ...pattern,
    rooms: pattern.rooms.map(flipped),
    ways: pattern.ways.map((way) => (isAcross(pattern, way) ? { ...way, at: 1 - way.at } : way)),
    ...(entrance && { entrance: flippedEntrance(entrance) }),
    ...(stairs && { stairs: flipped(stairs) }),
  }
}

function flippedEntrance({ room, side, at }: NonNullable<Pattern['entrance']>) {
  if (side === 'left' || side === 'right')
    return { room, side: side === 'left' ? ('right' as const) : ('left' as const), at }
  return { room, side, at: 1 - at }
}

/** Whether the wall that a way goes through runs from left to right. */
function isAcross({ rooms }: Pattern, { from, to }: Pattern['ways'][number]): boolean {
  const [a, b] = [from, to].map((id) => rooms.find((room) => room.id === id))
  if (!a || !b) return false
  return Math.abs(a.y + a.h - b.y) < 0.001 || Math.abs(b.y + b.h - a.y) < 0.001
}

/** Cuts a sauna off the bathroom, on the side away from the door where there is room for both. */
export function withSauna(pattern: Pattern): Pattern {
  const bath = pattern.rooms.find(({ kind }) => kind === 'bathroom')
  if (!bath || bath.w * bath.h < 5.2) return pattern
  const along = bath.w >= bath.h ? 'w' : 'h'
  const depth = Math.max(1.15, bath[along] * 0.38)
  const atEnd = saunaAtEnd(pattern, bath, along)
  const rest = bath[along] - depth
  const [first, second] = atEnd ? [rest, depth] : [depth, rest]
  const axis = along === 'w' ? 'x' : 'y'
  const parts = [
    { ...bath, [along]: first },
    { ...bath, [axis]: bath[axis] + first, [along]: second },
  ] as const
  const [smaller, larger] = atEnd ? [parts[1], parts[0]] : [parts[0], parts[1]]
  const sauna: PatternRoom = { ...smaller, id: 'sauna', kind: 'sauna' }
  return {
    ...pattern,
    rooms: [...pattern.rooms.filter((room) => room !== bath), larger, sauna],
    ways: [...pattern.ways, { from: 'bathroom', to: 'sauna', at: 0.5 }],
  }
}

/** Whether the sauna lies right or below of what is left of the bathroom, so that the bathroom keeps its door. */
function saunaAtEnd({ rooms, ways }: Pattern, bath: PatternRoom, along: 'w' | 'h'): boolean {
  const way = ways.find(({ to }) => to === 'bathroom')
  const from = rooms.find(({ id }) => id === way?.from)
  const shared = from && wallBetween(from, bath)
  if (!way || !shared) return true
  const cutAcross = (shared.wall === 'vertical') === (along === 'w')
  if (!cutAcross) return way.at < 0.5
  return along === 'w' ? shared.x <= bath.x + 0.001 : shared.y <= bath.y + 0.001
}

/** Areas with one decimal that add up to the total: the rooms that lost most by rounding down get the rest. */
export function roundedAreas(areas: readonly number[], total: number): number[] {
  const tenths = areas.map((area) => Math.floor(area * 10 + 1e-6))
  const left = Math.round(total * 10) - tenths.reduce((sum, area) => sum + area, 0)
  const lost = areas.map((area, at) => ({ at, by: area * 10 - (tenths[at] ?? 0) }))
  const lucky = new Set(
    lost
      .toSorted((a, b) => b.by - a.by || a.at - b.at)
      .slice(0, left)
      .map(({ at }) => at),
  )
  return tenths.map((area, at) => (area + (lucky.has(at) ? 1 : 0)) / 10)
}

/** The rooms of all floors with their areas, and with numbers where there are several bedrooms. */
export function numbered(levels: readonly (readonly PatternRoom[])[], livingArea: number): Room[][] {
  const all = levels.flat()
  const areas = roundedAreas(
    all.map(({ w, h }) => w * h),
    livingArea,
  )
  const bedrooms = all
    .filter(({ kind }) => kind === 'bedroom')
    .map(({ id }) => id)
    .toSorted()
  const rooms = all.map((room, at): Room => {
    const number = bedrooms.length > 1 ? bedrooms.indexOf(room.id) + 1 : 0
    return { ...room, area: areas[at] ?? 0, ...(number > 0 ? { number } : {}) }
  })
  let from = 0
  return levels.map(({ length }) => rooms.slice(from, (from += length)))
}
