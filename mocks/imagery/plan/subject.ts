import type { Language } from '#src/sites/site.ts'
import type { Direction } from '../../catalogue/codes.ts'
import { languageOf } from '../../catalogue/site-of.ts'
import type { Home, OutdoorSpace } from '../../catalogue/types.ts'

/** What a plan is made from: plain data, because it is posted to the worker that draws. */
export type PlanSubject = Readonly<{
  id: string
  rooms: number
  livingArea: number
  /** A house of its own has two floors and stands free; row and pair houses have neighbours. */
  building: 'flat' | 'row' | 'free'
  facing: Direction
  outdoorSpaces: readonly OutdoorSpace[]
  sauna: boolean
  language: Language
}>

/** The subject that a home of the catalogue makes; undefined for a plot, which has no rooms. */
export function planSubjectOf(home: Home): PlanSubject | undefined {
  if (home.rooms < 1 || home.livingArea <= 0) return undefined
  return {
    id: home.id,
    rooms: home.rooms,
    livingArea: home.livingArea,
    building: buildingOf(home),
    facing: home.orientation,
    outdoorSpaces: home.outdoorSpaces,
    sauna: home.extras.includes('sauna'),
    language: languageOf[home.country],
  }
}

function buildingOf({ residenceType }: Home): PlanSubject['building'] {
  if (residenceType === 'apartment') return 'flat'
  return residenceType === 'townHouse' ? 'row' : 'free'
}
