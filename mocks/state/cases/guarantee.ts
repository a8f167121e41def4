import type { CasePlace } from '../../catalogue/cases/place.ts'
import { type RoomCode, publicAreas } from '../../catalogue/cases/rooms/room-codes.ts'
import type { CaseTypeName } from '../../catalogue/cases/seeds/seed.ts'
import { type Day, addMonths } from '../../catalogue/dates.ts'

/** The builder answers for a home this long after it was handed over, in months. */
const guaranteeMonths = 60

/** The last day of the guarantee of a place. */
export const guaranteeEnd = ({ entryDate }: Pick<CasePlace, 'entryDate'>): Day =>
  addMonths(entryDate, guaranteeMonths)

type Reported = {
  place: CasePlace
  room: RoomCode
  /** The last day of the guarantee. */
  endsOn: Day
  /** Whether the association has its house looked after here. */
  managed: boolean
}

/** Of which type a new errand is on a day; the rule stands at CaseTypeName in the contract. */
export function caseTypeOf({ place, room, endsOn, managed }: Reported, day: Day): CaseTypeName {
  const guaranteed = day <= endsOn
  if (place.country === 'no') return guaranteed ? 'Reklamasjon' : 'Kundeservice'
  if (place.rental) return 'Förvaltning'
  if (place.kind !== 'Object' && room === publicAreas.at(-1)) return 'Förvaltning övrig'
  if (guaranteed) return 'Garanti'
  return managed ? 'Förvaltning' : 'Kundservice'
}
