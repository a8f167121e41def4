import { expect, test } from 'vitest'
import { floorPlanOf } from './floor-plan.ts'
import { holds, overlaps } from './rect.ts'
import type { PlanSubject } from './subject.ts'
import type { Level, Room } from './types.ts'

const areas: Readonly<Record<number, readonly number[]>> = {
  1: [26, 33, 42],
  2: [40, 52, 62],
  3: [58, 74, 85],
  4: [78, 96, 110],
  5: [98, 120, 140],
}

const flats = [1, 2, 3, 4, 5].flatMap((rooms) =>
  (areas[rooms] ?? []).flatMap((livingArea) =>
    [0, 1, 2, 3, 4, 5].map((at) =>
      subject({ id: `flat-${rooms}-${livingArea}-${at}`, rooms, livingArea, sauna: at > 3 }),
    ),
  ),
)
const houses = [4, 5, 6].flatMap((rooms) =>
  [84, 110, 128, 165].flatMap((livingArea) =>
    (['row', 'free'] as const).map((building) =>
      subject({ id: `house-${building}-${rooms}-${livingArea}`, rooms, livingArea, building }),
    ),
  ),
)
/** The same with one room less, as some homes of three or four rooms can be built. */
const fewer = [...flats, ...houses]
  .filter(({ rooms }) => rooms === 3 || rooms === 4)
  .map((one) => ({ ...one, rooms: one.rooms - 1, fewerRooms: true }) as const)
const plans = [...flats, ...houses, ...fewer].map((one) => ({ one, plan: floorPlanOf(one) }))
const levels = plans.flatMap(({ plan }) => plan.levels)

function subject(
  given: Partial<PlanSubject> & Pick<PlanSubject, 'id' | 'rooms' | 'livingArea'>,
): PlanSubject {
  return {
    building: 'flat',
    facing: '5',
    outdoorSpaces: [{ type: 'balcony', area: 9, direction: '5' }],
    sauna: false,
    language: 'sv',
    ...given,
  }
}

test('the areas of the rooms add up to the living area', () => {
  for (const { one, plan } of plans) {
    const tenths = plan.levels
      .flatMap(({ rooms }) => rooms)
      .reduce((sum, room) => sum + Math.round(room.area * 10), 0)
    expect(tenths).toBe(one.livingArea * 10)
  }
})

test('rooms tile their floor: none overlaps another, and nothing is left over', () => {
  for (const level of levels) {
    const { rooms, width, height } = level
    expect(rooms.reduce((sum, { w, h }) => sum + w * h, 0)).toBeCloseTo(width * height, 6)
    rooms.forEach((room, at) => {
      expect(holds({ x: 0, y: 0, w: width, h: height }, room)).toBe(true)
      for (const other of rooms.slice(at + 1)) expect(overlaps(room, other)).toBe(false)
    })
  }
})

test('there are as many rooms to live in as the home is sold with', () => {
  const counted = ['living', 'family', 'studio', 'bedroom']
  for (const { one, plan } of plans) {
    const rooms = plan.levels.flatMap((level) => level.rooms).filter(({ kind }) => counted.includes(kind))
    expect(rooms.length).toBe(one.rooms)
  }
})

test('every room is reached from the hall, and nobody crosses a bedroom to get to another room', () => {
  for (const level of levels) {
    const reached = reachedWithout(level, (room) => room.kind === 'bedroom')
    expect(reached.size).toBe(level.rooms.length)
  }
})

test('one comes in by a hall, and the kitchen opens to where people sit', () => {
  for (const { plan } of plans) {
    const [ground] = plan.levels
    const entrance = ground?.doors.find(({ kind }) => kind === 'entrance')
    expect(ground?.rooms.find((room) => room.id === entrance?.to)?.kind).toBe('hall')
    const open = ground?.doors.find((door) => door.kind === 'open' && door.from === 'kitchen')
    expect(['living', 'studio']).toContain(open?.to)
  }
})

test('furniture stands in its room, clear of walls and of other furniture', () => {
  for (const level of levels) {
    for (const piece of level.furniture) {
      const room = level.rooms.find((one) => one.id === piece.roomId)
      expect(room && holds(room, piece)).toBe(true)
    }
    level.furniture.forEach((piece, at) => {
      for (const other of level.furniture.slice(at + 1)) expect(overlaps(piece, other, 0.01)).toBe(false)
    })
  }
})

test('every home has a bed in each bedroom, a kitchen to cook in, a bath with toilet and basin, and a stove in its sauna', () => {
  for (const level of levels) {
    for (const room of level.rooms) {
      const kinds = level.furniture.filter(({ roomId }) => roomId === room.id).map(({ kind }) => kind)
      for (const wanted of wantedIn(room)) expect(kinds.some((kind) => wanted.includes(kind))).toBe(true)
    }
  }
})

test('windows lie on outer walls, beside the doors and not in them', () => {
  for (const level of levels) {
    for (const { side, at, length } of level.windows) {
      const across = side === 'top' || side === 'bottom'
      expect(at >= 0 && at + length <= (across ? level.width : level.height)).toBe(true)
      const doors = level.doors.filter(
        (door) =>
          across &&
          door.wall === 'horizontal' &&
          Math.abs(door.y - (side === 'top' ? 0 : level.height)) < 0.01,
      )
      for (const door of doors) expect(door.x + door.length <= at || door.x >= at + length).toBe(true)
    }
  }
})

test('the balcony has the area that the home is sold with', () => {
  for (const { plan } of plans) {
    const [balcony] = plan.levels[0]?.outdoor ?? []
    expect((balcony?.w ?? 0) * (balcony?.h ?? 0)).toBeCloseTo(9, 6)
  }
})

test('a flat built with one room less has its living room where a bedroom was, and all else as it is [N-072]', () => {
  for (const one of fewer.filter(({ building }) => building === 'flat')) {
    const { fewerRooms: _, ...drawn } = one
    const as = (subject: PlanSubject) => floorPlanOf(subject).levels[0]?.rooms ?? []
    const before = as({ ...drawn, rooms: one.rooms + 1 })
    const living = (rooms: readonly Room[]) => rooms.find(({ kind }) => kind === 'living')?.w ?? 0
    expect(living(as(one))).toBeGreaterThan(living(before) + 2)
    const baths = (rooms: readonly Room[]) => rooms.filter(({ kind }) => kind === 'bathroom')
    expect(baths(as(one)).map(({ x, y }) => [x, y])).toEqual(baths(before).map(({ x, y }) => [x, y]))
  }
})

test('the same home has the same plan each time', () => {
  for (const { one, plan } of plans) expect(floorPlanOf(one)).toEqual(plan)
})

function wantedIn({ kind }: Room): string[][] {
  if (kind === 'bedroom') return [['bed', 'singleBed']]
  if (kind === 'kitchen') return [['counter'], ['fridge']]
  if (kind === 'bathroom' || kind === 'wc') return [['toilet'], ['basin']]
  if (kind === 'sauna') return [['saunaBench'], ['saunaStove']]
  return kind === 'living' ? [['sofa']] : []
}

/** The rooms that are reached from the entrance or the stair without crossing certain others. */
function reachedWithout({ rooms, doors }: Level, closed: (room: Room) => boolean): Set<string> {
  const start = rooms.find(({ kind }) => kind === 'hall' || kind === 'landing' || kind === 'family')
  const reached = new Set(start ? [start.id] : [])
  for (const id of reached) {
    const room = rooms.find((one) => one.id === id)
    if (!room || closed(room)) continue
    for (const { from, to } of doors) {
      if (from === id && to !== 'outside') reached.add(to)
      if (to === id && from !== 'outside') reached.add(from)
    }
  }
  return reached
}
