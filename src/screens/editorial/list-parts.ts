import type { ContentOf } from '#src/screens/template.ts'

type PageListContent = ContentOf<'pageList'>

/** Which part of a list the address asks for; what makes no sense is not asked for. */
export type ListAddress = { year?: number; category?: string; page?: number }

/** A part of a list, and the numbers to find the others by. */
export type ListPart = {
  items: PageListContent['items']
  /** From 1. */
  page: number
  pages: number
  total: number
  /** Of the first item of the part, from 1. */
  first: number
}

/** As many pages of a list as the service answers with at a time. */
const perPage = 12

/** Reads the query of a list of pages (contracts/content/parameters.yaml, QueryPage, QueryYear, QueryCategory). */
export function readListAddress(search: Record<string, unknown>): ListAddress {
  const { category } = search
  return {
    year: wholeNumber(search['year']),
    category: typeof category === 'string' && category !== '' ? category : undefined,
    page: wholeNumber(search['page']),
  }
}

/**
 * The asked part of a list. A service that answers with it says so by its paging; one that answers with more is narrowed
 * here. A page after the last one is the last.
 */
export function partOf(
  { items, paging }: PageListContent,
  { year, category, page = 1 }: ListAddress,
): ListPart {
  if (paging?.page === page)
    return { items, page, pages: paging.pages, total: paging.total, first: (page - 1) * paging.pageSize + 1 }
  const fitting = items
    .filter(({ publishedOn = '' }) => year === undefined || publishedOn.startsWith(`${year}-`))
    .filter((item) => category === undefined || item.category === category)
  const pages = Math.max(1, Math.ceil(fitting.length / perPage))
  const at = Math.min(page, pages)
  const first = (at - 1) * perPage
  return {
    items: fitting.slice(first, first + perPage),
    page: at,
    pages,
    total: fitting.length,
    first: first + 1,
  }
}

function wholeNumber(raw: unknown): number | undefined {
  return typeof raw === 'string' && /^[1-9]\d{0,3}$/.test(raw) ? Number(raw) : undefined
}
