import { queryOptions } from '@tanstack/react-query'
import type { PlaceTag } from '#gen/residence/model.ts'
import type { Site } from '#src/sites/site.ts'
import { tagNamed, tagSuggestionsQuery } from './residence-places.ts'

/** Places that begin like what was typed, of which one may be called just that. */
const suggestionCount = 8

/** As many words as a sentence has that anybody types: each is asked for. */
const maxWords = 8

/** The places that a text names, and the words of it that name none. */
export type PlacesOfText = { places: PlaceTag[]; unknown: string[] }

/**
 * The places that a text is about: as a whole the one that its beginning stands for, else those that one or
 * two words of it name in full.
 */
export const placesOfTextQuery = (site: Site, text: string) =>
  queryOptions({
    queryKey: ['placesOfText', site.siteId, text],
    queryFn: async ({ client }): Promise<PlacesOfText> => {
      const ask = (name: string) => client.query(tagSuggestionsQuery(site, name, suggestionCount))
      const words = text.split(' ').filter(Boolean)
      if (words.length === 0) return { places: [], unknown: [] }
      const all = await ask(text)
      const whole = tagNamed(all, text) ?? all[0]
      if (whole) return { places: [whole], unknown: [] }
      if (words.length > maxWords) return { places: [], unknown: words }
      return placesAmong(words, ask)
    },
  })

/** The place that a text is the name of and nothing more; undefined where it is none. */
export const placeNamedQuery = (site: Site, text: string) => ({
  ...tagSuggestionsQuery(site, text, suggestionCount),
  select: (tags: PlaceTag[]) => tagNamed(tags, text),
})

async function placesAmong(
  words: readonly string[],
  ask: (name: string) => Promise<PlaceTag[]>,
): Promise<PlacesOfText> {
  const placeAt = async (at: number, length: number) => {
    const name = words
      .slice(at, at + length)
      .join(' ')
      .toLowerCase()
    const found = await ask(name)
    return tagNamed(found, name) ?? found.find((tag) => ` ${tag.text.toLowerCase()} `.includes(` ${name} `))
  }
  const [ofTwo, ofOne] = await Promise.all(
    [2, 1].map((length) => Promise.all(words.map((_, at) => placeAt(at, length)))),
  )
  const places: PlaceTag[] = []
  const unknown: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const two = ofTwo?.[at]
    const place = two ?? ofOne?.[at]
    if (place && !places.some(({ id }) => id === place.id)) places.push(place)
    if (!place) unknown.push(words[at] ?? '')
    if (two) at += 1
  }
  return { places, unknown }
}
