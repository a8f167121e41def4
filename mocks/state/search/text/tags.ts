import { compareTexts } from '../../../catalogue/lib/compare-texts.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { Tag as PlaceTag } from '../../../catalogue/places/tags.ts'
import type { Premises } from '../../../catalogue/company-types.ts'
import { fold, hasWordFrom } from './fold.ts'
import type { Tag, TagSort } from '../search-types.ts'

/** A tag with its text and its address as they are compared. */
export type KnownTag = Readonly<{ tag: Tag; folded: string; foldedAddress: string }>

/** Tags with the number of things that lie under each. */
export function countedTags(tags: readonly PlaceTag[], counts: ReadonlyMap<string, number>): KnownTag[] {
  return tags.map((tag) => ({
    tag: { ...tag, count: counts.get(tag.id) ?? 0 },
    folded: fold(tag.text),
    foldedAddress: fold(tag.address ?? ''),
  }))
}

/** The tags under which there is anything, with how much. */
export function withCounts(tags: readonly KnownTag[], counts: ReadonlyMap<string, number>): KnownTag[] {
  return tags.flatMap(({ tag, ...compared }) => {
    const count = counts.get(tag.id)
    return count ? [{ tag: { ...tag, count }, ...compared }] : []
  })
}

/** How many of these lie under each tag. */
export function countsByPlace(
  items: readonly Readonly<{ places: readonly string[] }>[],
): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { places } of items) for (const id of places) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}

/** The places that premises lie in (N-080), with how many there are in each. */
export function premisesTags(catalogue: Catalogue, premises: readonly Premises[]): Tag[] {
  const of = (
    type: Tag['type'],
    idOf: (one: Premises) => string,
    find: (id: string) => Named | undefined,
  ): Tag[] =>
    [...Map.groupBy(premises, idOf)].flatMap(([id, within]) => {
      const place = find(id)
      return place ? [{ id, text: place.name, type, url: place.slug, count: within.length }] : []
    })
  return [
    ...of('county', ({ countyId }) => countyId, catalogue.county),
    ...of('municipality', ({ municipalityId }) => municipalityId, catalogue.municipality),
    ...of('area', ({ areaId }) => areaId, catalogue.area),
  ]
}

type Named = Readonly<{ name: string; slug: string }>

/**
 * The tags that have a word beginning with what was typed, in their text or their street, best first: those whose first
 * word does, then the largest. `sort` puts another order first. Nothing typed finds the largest.
 */
export function matchingTags(tags: readonly KnownTag[], typed: string, sort: readonly TagSort[] = []): Tag[] {
  const start = fold(typed)
  const street = start.replace(/ \d+ ?\p{L}?$/u, '')
  const orders = [...sort.map(orderBy), startingFirst(start), largestFirst, byText]
  return tags
    .filter(({ folded, foldedAddress }) => hasWordFrom(folded, start) || hasWordFrom(foldedAddress, street))
    .sort((a, b) => orders.reduce((decided, order) => decided || order(a, b), 0))
    .map(({ tag }) => tag)
}

type Order = (a: KnownTag, b: KnownTag) => number

function orderBy(sort: TagSort): Order {
  const sign = sort.endsWith(':desc') ? -1 : 1
  return sort.startsWith('text')
    ? (a, b) => sign * compareTexts(a.folded, b.folded)
    : (a, b) => sign * largestFirst(b, a)
}

function startingFirst(start: string): Order {
  return (a, b) => Number(b.folded.startsWith(start)) - Number(a.folded.startsWith(start))
}

const largestFirst: Order = (a, b) => (b.tag.count ?? 0) - (a.tag.count ?? 0)

const byText: Order = (a, b) => compareTexts(a.folded, b.folded) || compareTexts(a.tag.id, b.tag.id)
