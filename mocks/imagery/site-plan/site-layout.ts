import type { Home, Stage } from '../../catalogue/types.ts'
import { randomOf } from '../../catalogue/lib/random.ts'
import type { Random } from '../../catalogue/lib/random.ts'

/** A roof seen from above: its middle, its length and depth in metres, and how it is turned in degrees. */
export type Roof = Readonly<{
  /** The letter of a house, the id of a home that is a house; absent for what others have built. */
  id?: string
  label?: string
  x: number
  y: number
  w: number
  h: number
  angle: number
}>

/** A plot of its own: a rectangle in metres. */
export type Parcel = Readonly<{ homeId: string; label: string; x: number; y: number; w: number; h: number }>

/** A stage from above, in metres from the upper left. */
export type SiteLayout = Readonly<{
  width: number
  height: number
  roofs: readonly Roof[]
  parcels: readonly Parcel[]
  /** There is a shore at the bottom. */
  water: boolean
  /** A lane between two rows of houses, where there is one: its middle. */
  lane?: number
}>

/** What every site is shown in: 132 by 88 metres, 3:2. */
const width = 132
const height = 88

type Source = Readonly<{ stage: Pick<Stage, 'id' | 'form'>; homes: readonly Home[]; water: boolean }>

/** Where the houses of a stage stand; the same ones each time. */
export function siteLayout({ stage, homes, water }: Source): SiteLayout {
  const random = randomOf('site', stage.id)
  if (homes[0]?.residenceType === 'apartment') {
    const letters = [...new Set(homes.map(({ house }) => house))]
    return { width, height, roofs: aroundYard(letters, stage.form === 'tower', random), parcels: [], water }
  }
  return alongLane(homes, stage.form, water)
}

/** Places around a yard: middle, length, depth and turn. */
const places = [
  [27, 31, 30, 13, -4],
  [64, 35, 13, 29, 3],
  [96, 31, 31, 13, 6],
  [24, 56, 13, 25, -6],
  [98, 54, 26, 13, 8],
  [61, 63, 27, 12, -2],
] as const

/** The stage's own houses and, in the places left over, those of the neighbours. */
function aroundYard(letters: readonly string[], tower: boolean, random: Random): Roof[] {
  const [first, second, third, ...others] = places
  const order = random.chance(0.5) ? [second, first, third, ...others] : [first, third, second, ...others]
  return order.flatMap((place, at): Roof[] => {
    if (!place) return []
    const [x, y, w, h, angle] = place
    const letter = letters[at]
    const named = letter ? { id: letter, label: letter } : {}
    if (!letter && (at > 4 || random.chance(0.35))) return []
    const shape = tower && letter ? { w: 18, h: 17 } : { w, h }
    return [{ ...named, x: x + random.between(-1.5, 1.5), y: y + random.between(-1.5, 1.5), ...shape, angle }]
  })
}

/** Houses, or plots without them, in two rows along a lane. */
function alongLane(homes: readonly Home[], form: Stage['form'], water: boolean): SiteLayout {
  const perRow = Math.ceil(homes.length / 2)
  const lane = 44
  const step = Math.min(15.5, (width - 24) / perRow)
  const from = (width - step * perRow) / 2
  const deep = 22
  const parcels = homes.map((home, at): Parcel => {
    const row = at < perRow ? 0 : 1
    const x = from + step * (at % perRow)
    const y = row === 0 ? lane - 4 - deep : lane + 4
    return { homeId: home.id, label: numberOf(home), x, y, w: step, h: deep }
  })
  if (form === 'plots') return { width, height, roofs: [], parcels, water, lane }
  const roofs = parcels.map(({ homeId, label, x, y }, at): Roof => {
    const upper = y < lane
    const middle = upper ? lane - 4 - 8 : lane + 4 + 8
    const towardsOther = (at % 2 === 0 ? 1 : -1) * (step / 2 - 3.4)
    const paired = form === 'pairs' ? towardsOther : 0
    const detached = form === 'pairs' ? 6.8 : 9
    const w = form === 'rowHouses' ? step : detached
    return {
      id: homeId,
      label,
      x: x + step / 2 + paired,
      y: middle,
      w,
      h: form === 'rowHouses' ? 10 : 9.5,
      angle: 0,
    }
  })
  return { width, height, roofs, parcels, water, lane }
}

function numberOf({ objectNumber }: Home): string {
  return objectNumber.replace(/^\D+/, '') || objectNumber
}
