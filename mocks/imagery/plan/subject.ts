import type { Language } from '#src/sites/site.ts'
import type { Direction } from '../../catalogue/codes.ts'
import { languageOf } from '../../catalogue/site-of.ts'
import type { Home, OutdoorSpace } from '../../catalogue/types.ts'

/** What a plan is made from: plain data, because it is posted to the worker that draws. */
export type PlanSubject = Readonly<{
  id: string
  rooms: number
  /** Built with one room less than it is drawn with: a bedroom is part of the living room. */
  fewerRooms?: true
  livingArea: number
  /** A house of its own has two floors and stands free; row and pair houses have neighbours. */
  building: 'flat' | 'row' | 'free'
  facing: Direction
  outdoorSpaces: readonly OutdoorSpace[]
  sauna: boolean
  language: Language
}>

/**
 * The subject that a home of the catalogue makes, with the number of rooms that it is sold with or, where it can be built
 * with another, with that one (N-072); undefined for a plot, which has no rooms.
 */
export function planSubjectOf(home: Home, rooms = home.rooms): PlanSubject | undefined {
  if (home.rooms < 1 || home.livingArea <= 0) return undefined
  return {
    id: home.id,
    rooms,
    ...(rooms < home.rooms ? { fewerRooms: true } : {}),
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
