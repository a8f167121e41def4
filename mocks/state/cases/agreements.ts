import type { Catalogue } from '../../catalogue/catalogue.ts'
import { earlierHomes } from '../../catalogue/cases/earlier-homes.ts'
import type { CasePlace } from '../../catalogue/cases/place.ts'
import { casePlacesOf } from '../../catalogue/cases/places.ts'
import type { Day } from '../../catalogue/dates.ts'
import type { Persona } from '../../catalogue/people/persona.ts'
import { personaOf } from '../accounts/person/persona-of.ts'

/** The homes that somebody has agreements for on a day: those that have been handed over (G-021, F-106). */
export function agreementsOf(catalogue: Catalogue, userId: string, day: Day): CasePlace[] {
  const persona = personaOf(catalogue, userId)
  return persona ? homesOf(catalogue, persona).filter(({ entryDate }) => entryDate <= day) : []
}

/** The home lived in before, where there is one, and after it the homes with an agreement. */
function homesOf(catalogue: Catalogue, { id, account }: Persona): CasePlace[] {
  const earlier = earlierHomes(catalogue.referenceDate).get(id)
  const places = casePlacesOf(catalogue)
  const own = (account?.homes ?? []).flatMap(({ homeId, hasAgreement }) =>
    hasAgreement ? (places.get(homeId) ?? []) : [],
  )
  return earlier ? [earlier, ...own] : own
}
