import { memoize } from '../../catalogue/lib/memoize.ts'
import type { components, operations } from '#gen/textsearch/types.ts'
import type { Site } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { TextDocument } from '../../catalogue/pages/text-documents.ts'
import { TextIndex, newestFirst } from '../../state/search/text/text-index.ts'
import type { Operation } from '../shared/operation.ts'
import { reply } from '../shared/reply.ts'

type Hit = components['schemas']['TextSearchHit']
type Category = components['schemas']['TextSearchCategory']

/** Hits that are answered with when no number is named (K-018). */
const defaultTake = 25

const categoryNames: readonly Category[] = ['all', 'residential', 'news', 'content', 'career']

/** Nothing is found in languages that the site is not in. */
export const textSearch: Operation<operations['textSearch']> = ({ body, world }) => {
  const { text, siteId, languages, sortType, categories = ['all'], skip = 0, take = defaultTake } = body
  const site = sites.find((one) => one.siteId === siteId)
  const speaks = site && (!languages || languages.includes(site.wireLocale))
  const fitting = speaks ? indexesOf(world.catalogue)(site).search(text) : []
  const found = fitting.filter(({ category }) => isIn(category, categories))
  const ordered = sortType === 'date' ? newestFirst(found) : found
  return reply(200, {
    hits: ordered.slice(skip, skip + take).map(hitOf),
    total: found.length,
    categoryCounts: countsOf(fitting),
  })
}

/** How many hits each category has, whatever categories were chosen. */
function countsOf(fitting: readonly TextDocument[]): { category: Category; count: number }[] {
  const counts = new Map<Category, number>([['all', fitting.length]])
  for (const { category } of fitting) counts.set(category, (counts.get(category) ?? 0) + 1)
  return categoryNames.map((category) => ({ category, count: counts.get(category) ?? 0 }))
}

function isIn(category: Hit['category'], wanted: readonly Category[]): boolean {
  return wanted.includes('all') || wanted.includes(category)
}

/** The line under a title stays long enough for a page to crop it (K-018). */
function hitOf({ title, body, url, category, imageUrl, date }: TextDocument): Hit {
  return { title, body: body.slice(0, 1000), url, category, imageUrl, ...(date ? { date } : {}) }
}

/** The index of each site over a catalogue: always the same one. */
const indexesOf = memoize((catalogue: Catalogue) =>
  memoize((site: Site) => new TextIndex(catalogue.site(site.key).textDocuments)),
)
