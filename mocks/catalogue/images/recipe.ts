import type { SiteKey } from '#src/sites/site.ts'
import type { BuildingForm } from '../codes.ts'
import { randomOf } from '../random.ts'
import { finishesOf } from './finishes.ts'
import type { Finish } from './finishes.ts'

export type TimeOfDay = 'dawn' | 'day' | 'evening' | 'dusk' | 'winterLight'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
export type Roof = 'flat' | 'setback' | 'saddle' | 'gable'

/** What a picture of a house is drawn from: a project keeps one recipe everywhere. */
export type FacadeRecipe = Readonly<{
  form: BuildingForm
  floors: number
  finish: Finish
  roof: Roof
  time: TimeOfDay
  season: Season
  /** Drawn with water in front of the house. */
  water: boolean
}>

/** The mood of a site; now and then a project has another. */
const moods: Readonly<Record<SiteKey, readonly [TimeOfDay, Season]>> = {
  Jmse: ['dawn', 'summer'],
  JmseEn: ['dawn', 'summer'],
  Seniorgarden: ['evening', 'autumn'],
  Boratt: ['day', 'spring'],
  Jmno: ['dawn', 'summer'],
  Jmoy: ['dusk', 'winter'],
  JmEntreprenad: ['day', 'summer'],
}

const otherMoods: readonly (readonly [TimeOfDay, Season])[] = [
  ['day', 'summer'],
  ['day', 'autumn'],
  ['evening', 'autumn'],
  ['evening', 'spring'],
  ['dusk', 'winter'],
  ['winterLight', 'winter'],
]

const floorsByForm: Readonly<Record<BuildingForm, readonly [min: number, max: number]>> = {
  slab: [4, 5],
  block: [5, 6],
  tower: [9, 11],
  brick: [4, 5],
  timber: [4, 5],
  gables: [5, 6],
  rowHouses: [2, 2],
  pairs: [2, 2],
  villas: [2, 2],
  plots: [1, 1],
}

const roofsByForm: Readonly<Record<BuildingForm, readonly Roof[]>> = {
  slab: ['setback', 'flat', 'saddle'],
  block: ['saddle', 'setback', 'flat'],
  tower: ['flat', 'setback'],
  brick: ['saddle'],
  timber: ['saddle', 'flat'],
  gables: ['gable'],
  rowHouses: ['gable'],
  pairs: ['gable'],
  villas: ['gable', 'saddle'],
  plots: ['gable'],
}

/** The recipe that belongs to this id on this site, the same each time. */
export function recipeFor(
  id: string,
  site: SiteKey,
  known: Partial<Pick<FacadeRecipe, 'form' | 'floors' | 'finish' | 'roof' | 'water'>> = {},
): FacadeRecipe {
  const random = randomOf('facade', id)
  const form = known.form ?? random.pick(['slab', 'block', 'brick', 'timber', 'gables'] as const)
  const [time, season] = random.chance(0.6) ? moods[site] : random.pick(otherMoods)
  return {
    form,
    floors: known.floors ?? random.int(...floorsByForm[form]),
    finish: known.finish ?? random.pick(finishesOf(form)),
    roof: known.roof ?? random.pick(roofsByForm[form]),
    time,
    season,
    water: known.water ?? random.chance(0.2),
  }
}
