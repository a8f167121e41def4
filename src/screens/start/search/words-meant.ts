import type { QueryClient } from '@tanstack/react-query'
import { placesOfTextQuery } from '#src/api/homes/places-of-text.ts'
import type { PlacesOfText } from '#src/api/homes/places-of-text.ts'
import { tagSuggestionsQuery } from '#src/api/homes/residence-places.ts'
import type { PlaceTag } from '#src/api/homes/residence.ts'
import { asksForHome, understand } from '#src/domain/wanted-home/understood-words.ts'
import type { Understood, WordFilter } from '#src/domain/wanted-home/understood-words.ts'
import type { Site } from '#src/sites/site.ts'
import { suggestionCount } from './start-choices.ts'

/** What words stand for: filters and places, and those that stand for nothing. */
export type Meant = { filter: WordFilter; places: readonly PlaceTag[]; unknown: readonly string[] }

/** A sentence about a home, else the first place that begins like the words; undefined where they are neither. */
export function meantBy(
  said: Understood,
  rest: PlacesOfText | undefined,
  suggestions: readonly PlaceTag[] | undefined,
): Meant | undefined {
  if (rest && asksForHome(said, rest)) return { filter: said.filter, ...rest }
  const [first] = suggestions ?? []
  return first && { filter: {}, places: [first], unknown: [] }
}

/**
 * What words mean that were sent before anybody had asked.
 *
 * @throws when the service does not answer
 */
export async function findMeant(client: QueryClient, site: Site, text: string): Promise<Meant | undefined> {
  const said = understand(text, site.language)
  const [rest, suggestions] = await Promise.all([
    client.query(placesOfTextQuery(site, said.rest)),
    client.query(tagSuggestionsQuery(site, text, suggestionCount)),
  ])
  return meantBy(said, rest, suggestions)
}
