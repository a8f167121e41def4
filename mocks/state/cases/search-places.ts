import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { CaseCountry, CasePlace } from '../../catalogue/cases/place.ts'
import { casePlacesOf } from '../../catalogue/cases/places.ts'
import type { Day } from '../../catalogue/dates.ts'
import { fold } from '../search/text/fold.ts'
import { memoize } from '../../catalogue/lib/memoize.ts'

/** How many hits are answered (the contract's bound). */
const maxHits = 50

export type PlaceQuery = Readonly<{
  text: string
  country: CaseCountry
  kinds: readonly CasePlace['kind'][]
  /** Its places alone; without it, those of everybody. */
  associationId?: string | undefined
  /** What is handed over later is not found. */
  day: Day
}>

type Entry = { place: CasePlace; address: string; words: string }

/** What stands in front of each word, so that `includes` finds the beginnings of words and nothing else. */
const wordFrom = (word: string) => ` ${word}`

/** Places by address, postal code, town, association or dwelling number; those whose address begins so come first. */
export function searchPlaces(catalogue: Catalogue, query: PlaceQuery): CasePlace[] {
  const text = fold(query.text)
  if (text === '') return []
  const terms = text.split(' ').map(wordFrom)
  const { country, kinds, associationId, day } = query
  const hits = entriesOf(catalogue).filter(
    ({ place, words }) =>
      place.country === country &&
      kinds.includes(place.kind) &&
      place.entryDate <= day &&
      (associationId === undefined || place.associationId === associationId) &&
      terms.every((term) => words.includes(term)),
  )
  const begins = ({ address }: Entry) => address.startsWith(text)
  const inOrder = [...hits.filter(begins), ...hits.filter((hit) => !begins(hit))]
  return inOrder.slice(0, maxHits).map(({ place }) => place)
}

const entriesOf = memoize((catalogue: Catalogue): readonly Entry[] =>
  [...casePlacesOf(catalogue).values()].map((place) => {
    const { address, zipCode, city, brfName, governmentObjectId } = place
    const words = fold([address, zipCode, city, brfName, governmentObjectId].filter(Boolean).join(' '))
    return { place, address: fold(address), words: wordFrom(words) }
  }),
)
