import type { SiteKey } from '#src/sites/site.ts'
import type { BuildingForm } from '../codes.ts'
import { randomOf } from '../lib/random.ts'
import { finishesOf } from './finishes.ts'
import type { Finish } from './finishes.ts'

export type TimeOfDay = 'dawn' | 'day' | 'evening' | 'dusk' | 'winterLight' | 'night'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
export type Roof = 'flat' | 'setback' | 'saddle' | 'gable'

/** What lies behind a house: hills with spruces, snowy mountains, pines, or a city. */
export type Landscape = 'hills' | 'mountains' | 'pines' | 'city'

/** How a form is drawn: most in one way, some in one of several. */
export type Look = BuildingForm | 'gallery' | 'mansard' | 'senior' | 'buildingSite'

/** What a picture of a house is drawn from: a project keeps one recipe everywhere. */
export type FacadeRecipe = Readonly<{
  form: BuildingForm
  look: Look
  floors: number
  finish: Finish
  roof: Roof
  time: TimeOfDay
  season: Season
  landscape: Landscape
  /** Drawn with water in front of the house. */
  water: boolean
}>

/** The mood of a site's own pictures, and what lies around its houses. */
const usualViews: Readonly<Record<SiteKey, readonly [TimeOfDay, Season, Landscape]>> = {
  Jmse: ['dawn', 'summer', 'hills'],
  JmseEn: ['dawn', 'summer', 'hills'],
  Seniorgarden: ['evening', 'autumn', 'hills'],
  Boratt: ['day', 'spring', 'city'],
  Jmno: ['dawn', 'summer', 'mountains'],
  Jmoy: ['dusk', 'winter', 'pines'],
  JmEntreprenad: ['day', 'summer', 'hills'],
}

/** The light and season of a site's own pictures, as of its start page; those of projects are by day as a rule. */
export function usualMood(site: SiteKey): Pick<FacadeRecipe, 'time' | 'season'> {
  const [time, season] = usualViews[site]
  return { time, season }
}

/** Daylight, which in winter is low. */
const daylight = (season: Season): TimeOfDay => (season === 'winter' ? 'winterLight' : 'day')

/** Projects that are not shown in their site's season: still in daylight most of them, and one in twenty of all at dusk. */
const otherMoods: readonly (readonly [TimeOfDay, Season])[] = [
  ['day', 'summer'],
  ['day', 'autumn'],
  ['evening', 'autumn'],
  ['day', 'spring'],
  ['dawn', 'spring'],
  ['dusk', 'winter'],
  ['winterLight', 'winter'],
  ['evening', 'summer'],
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
  known: Partial<Omit<FacadeRecipe, 'landscape'>> = {},
): FacadeRecipe {
  const random = randomOf('facade', id)
  const form = known.form ?? random.pick(['slab', 'block', 'brick', 'timber', 'gables'] as const)
  const [, usualSeason, landscape] = usualViews[site]
  const [anyTime, anySeason] = random.chance(0.6)
    ? [daylight(usualSeason), usualSeason]
    : random.pick(otherMoods)
  const { time = anyTime, season = anySeason } = known
  const floors = known.floors ?? random.int(...floorsByForm[form])
  const finish = known.finish ?? random.pick(finishesOf(form))
  const roof = known.roof ?? random.pick(roofsByForm[form])
  const water = known.water ?? random.chance(site === 'Jmno' ? 0.7 : 0.4)
  const look = known.look ?? lookOf(form, roof, site, random.next())
  return { form, look, floors, finish, roof, time, season, landscape, water: water && form !== 'plots' }
}

function lookOf(form: BuildingForm, roof: Roof, site: SiteKey, chance: number): Look {
  if (form === 'brick' && site === 'Seniorgarden') return 'senior'
  if (form === 'block' && roof === 'saddle') return 'mansard'
  if (form === 'slab' && roof === 'flat' && chance < 0.7) return 'gallery'
  return form
}
