import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Home } from '../../catalogue/types.ts'
import type { SaleDays } from '../bookings/sale/on-sale.ts'
import { homeAt } from '../bookings/sale/lowerings.ts'
import { morningOf, releaseOf } from '../bookings/sale/releases.ts'
import type { Candidate } from '../search/index/candidate.ts'
import { searchHomes } from '../search/search-homes.ts'
import { type ResidenceFilter, defaultStatuses } from '../search/search-types.ts'
import type { SiteIndex } from '../search/index/site-index.ts'

/** What is new about a home, and when it came about, in milliseconds. */
export type News = Readonly<{ home: Home; what: 'new' | 'lowered' | 'started'; at: number }>

/** After one time and until another, both in milliseconds. */
export type Span = Readonly<{ after: number; until: number }>

const marks = { new: 'publishedOn', lowered: 'loweredOn' } as const

/** When anything becomes new on a site, whatever it is. */
export function newsTimes(index: SiteIndex, catalogue: Catalogue, span: Span): number[] {
  return index.homes.flatMap((one) => newsOf(one, catalogue, span).map(({ at }) => at))
}

/** What is new in a search at the end of a span. */
export function newsOfSearch(
  index: SiteIndex,
  catalogue: Catalogue,
  filter: ResidenceFilter,
  span: Span,
): News[] {
  const objectStatus = filter.projectStatus?.includes('succession')
    ? [...defaultStatuses, 'succession' as const]
    : defaultStatuses
  const { found } = searchHomes(index, { filter, objectStatus }, span.until)
  return found.flatMap((one) => newsOf(one, catalogue, span))
}

/** From when on everybody can buy what was sold in advance: VIP customers have their window to its end. */
function openTo({ vipEnd, salesStart }: SaleDays): number {
  const start = Date.parse(salesStart)
  return vipEnd === undefined ? start : Math.max(start, Date.parse(vipEnd) + 1)
}

function newsOf({ id, sale, hit }: Candidate, catalogue: Catalogue, { after, until }: Span): News[] {
  const drawn = catalogue.home(id)
  if (!drawn) return []
  // one that was taken before it could be lowered says nothing of it
  const home = hit.formerPrice === undefined ? drawn : homeAt(catalogue, drawn, until)
  const news: News[] = (['new', 'lowered'] as const).flatMap((what) => {
    const day = home[marks[what]]
    return day === undefined ? [] : [{ home, what, at: morningOf(day) }]
  })
  const release = releaseOf(catalogue, id)
  if (release) news.push({ home, what: 'new', at: release.at })
  if (sale.status === 'preselling') news.push({ home, what: 'started', at: openTo(sale.days) })
  return news.filter(({ at }) => after < at && at <= until)
}
