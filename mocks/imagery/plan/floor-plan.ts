import { randomOf } from '../../catalogue/lib/random.ts'
import type { Random } from '../../catalogue/lib/random.ts'
import { doorsBetween, entranceDoor } from './doors.ts'
import { furnished } from './furnish/furnish.ts'
import { balconyDoor, outdoorSpaces, windowsOf } from './openings.ts'
import { groundFloor, upperFloor } from './patterns/house.ts'
import { fiveRooms, fourRooms, threeRooms } from './patterns/large.ts'
import type { Pattern, PatternMaker } from './patterns/pattern.ts'
import { oneRoom, twoRooms } from './patterns/small.ts'
import { withoutWall } from './fewer-rooms.ts'
import { mirrored, numbered, scaled, withSauna } from './rooms.ts'
import type { PlanSubject } from './subject.ts'
import type { FloorPlan, Furniture, Level, Room, Side } from './types.ts'

const flats: Readonly<Record<number, readonly PatternMaker[]>> = {
  1: oneRoom,
  2: twoRooms,
  3: threeRooms,
  4: fourRooms,
  5: fiveRooms,
}

/**
 * The plan of a home, made from its number of rooms and its living area: the same home has the same plan each time.
 * Rooms tile each floor, and their areas add up to the living area.
 */
export function floorPlanOf(subject: PlanSubject): FloorPlan {
  const { id, livingArea, facing, language } = subject
  const random = randomOf('plan', id)
  const patterns = patternsOf(subject, random)
  const rooms = numbered(
    patterns.map((pattern) => pattern.rooms),
    livingArea,
  )
  const sides = sidesOf(subject, patterns, random)
  const levels = patterns.map((pattern, at) => levelOf(subject, pattern, rooms[at] ?? [], sides))
  return { id, levels, livingArea, facing, language }
}

function patternsOf(
  { building, rooms: built, fewerRooms, livingArea, sauna }: PlanSubject,
  random: Random,
): Pattern[] {
  const rooms = fewerRooms ? built + 1 : built
  const made =
    building === 'flat'
      ? [random.pick(flats[Math.min(5, Math.max(1, Math.round(rooms)))] ?? twoRooms)(random)]
      : [groundFloor(rooms >= 5), upperFloor(rooms >= 6)]
  const sized = (fewerRooms ? made.map(withoutWall) : made).map((pattern) =>
    scaled(pattern, livingArea / made.length),
  )
  const turned = random.chance(0.5) ? sized.map(mirrored) : sized
  return sauna ? turned.map(withSauna) : turned
}

/** The sides that have windows: a flat in the middle of its house has two, at the gable three. */
function sidesOf({ building }: PlanSubject, [pattern]: readonly Pattern[], random: Random): Side[] {
  if (building === 'free') return ['top', 'bottom', 'left', 'right']
  const gable: Side = random.chance(0.5) ? 'left' : 'right'
  const entrance = pattern?.entrance?.side
  return building === 'flat' && random.chance(0.6) && entrance !== gable
    ? ['top', 'bottom', gable]
    : ['top', 'bottom']
}

function levelOf(
  { outdoorSpaces: spaces }: PlanSubject,
  pattern: Pattern,
  rooms: readonly Room[],
  sides: readonly Side[],
): Level {
  const { width, height, entrance, outdoorRoom, stairs } = pattern
  const floor = { width, height, rooms }
  const outdoor = outdoorSpaces(floor, outdoorRoom, spaces)
  const out = outdoorRoom && balconyDoor(floor, outdoorRoom, outdoor)
  const doors = [
    ...(entrance ? [entranceDoor(pattern, entrance)] : []),
    ...doorsBetween(rooms, pattern.ways),
    ...(out ? [out] : []),
  ]
  const railed = outdoorRoom !== undefined && spaces.some(({ type }) => type === 'frenchBalcony')
  const windows = windowsOf(floor, sides, doors, railed)
  const stair: Furniture[] = stairs
    ? [
        {
          ...stairs,
          kind: 'stairs',
          back: 'right',
          roomId: entrance?.room ?? rooms.find(({ kind }) => kind === 'family')?.id ?? 'landing',
        },
      ]
    : []
  const bare = { width, height, rooms, doors, windows, outdoor, furniture: stair }
  return { ...bare, furniture: [...stair, ...furnished(bare)] }
}
