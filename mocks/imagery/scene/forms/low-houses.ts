import type { Bay, Cladding, House, PlacedHouse } from '../house/house.ts'
import { pigments } from '../mood/pigments.ts'
import type { Form } from './form.ts'
import { claddings, doors, framesOn } from './palette.ts'
import { inARow } from './rows.ts'

/** What houses of one's own have in common. */
const own = { floors: 2, floorHeight: 2.8, groundHeight: 2.9, attic: 0.3 } as const

const half = (kind: Bay['kind']): Bay => ({ kind, width: 3 })

function gableHouse(key: string, wall: Cladding, row: readonly Bay[], changes: Partial<House> = {}): House {
  const dark = wall.colour === pigments.tar
  return {
    ...own,
    key,
    bays: row,
    wall,
    roof: { kind: 'gable', rise: 3, colour: dark ? '#2A2A28' : '#4C5152', texture: 'seam', window: 1.8 },
    frames: framesOn(wall),
    ...changes,
  }
}

/** Five terraced houses in three pigments, each with its own door. */
export const rowHouses: Form = (recipe, random) => {
  const [first, second, third] = claddings(recipe, random)
  const leaning = random.chance(0.4)
  const house = (wall: Cladding, at: number) =>
    gableHouse(`house-${at}`, wall, [half('double'), half('door')], {
      roof: {
        kind: 'gable',
        rise: 3,
        colour: wall.colour === pigments.tar ? '#2A2A28' : '#4C5152',
        texture: 'seam',
        window: 1.8,
        leaning,
      },
      door: random.pick(doors),
      neighbourShade: at > 0 ? 0.35 : 0,
    })
  return inARow([first, second, first, third, first].map(house))
}

/** Two pairs of houses that share a wall. */
export const pairs: Form = (recipe, random) => {
  const [first, second] = claddings(recipe, random)
  const pair = (key: string, wall: Cladding): House =>
    gableHouse(key, wall, [half('door'), half('double'), half('double'), half('door')], {
      roof: {
        kind: 'saddle',
        rise: 3.2,
        colour: '#4C5152',
        texture: 'seam',
        dormers: 2,
        dormerTop: 'gable',
        chimneys: 1,
      },
      door: random.pick(doors),
      surrounds: wall.colour === pigments.falun ? '#F7F4EC' : undefined,
    })
  return inARow([pair('left', first), pair('right', second)], 5)
}

/** Two detached houses: one with its gable to the street and an annexe, one with its eaves. */
export const villas: Form = (recipe, random): PlacedHouse[] => {
  const [first, second] = claddings(recipe, random)
  const dark = first.colour === pigments.tar
  const trim = dark ? '#D2B07C' : '#F7F4EC'
  const roof = dark ? '#232321' : '#4B4744'
  const painted = dark ? {} : { surrounds: '#F7F4EC' }
  const lower = { ...own, floorHeight: 2.7, attic: 0.2 }
  const wide = (kind: Bay['kind']): Bay => ({ kind, width: 2.8 })
  const main: House = {
    ...lower,
    ...painted,
    key: 'main',
    bays: [wide('double'), wide('double'), wide('double')],
    wall: first,
    roof: { kind: 'gable', rise: 4, colour: roof, texture: 'seam', window: 2.2 },
    frames: trim,
  }
  const annexe: House = {
    ...lower,
    key: 'annexe',
    bays: [{ kind: 'wide', width: 4.2 }],
    floors: 1,
    wall: dark ? { colour: pigments.larch, texture: 'wood' } : first,
    roof: { kind: 'saddle', rise: 1.8, colour: roof, texture: 'seam', chimneys: 0 },
    frames: dark ? '#2E2C29' : trim,
    neighbourShade: 0.5,
  }
  const other: House = {
    ...lower,
    key: 'other',
    bays: (['double', 'single', 'stair', 'single', 'double'] as const).map((kind) => ({ kind, width: 2.6 })),
    wall: second,
    roof: {
      kind: 'saddle',
      rise: 3.2,
      colour: '#8A5240',
      texture: 'tile',
      chimneys: 1,
      dormers: 1,
      dormerTop: 'gable',
    },
    frames: framesOn(second),
    ...(second.colour === pigments.tar ? {} : { surrounds: '#F7F4EC' }),
    innerStairs: true,
    canopy: '#F2EEE4',
    door: '#2F4B44',
  }
  const [left, beside] = inARow([main, annexe])
  return left && beside ? [left, beside, { ...other, x: beside.x + 14 }] : []
}
