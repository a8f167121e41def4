import type { Shape } from '../../types.ts'

type Item = Shape<'PageListItem'>
type Asked = Readonly<Partial<Record<'page' | 'year' | 'category', string>>>

/** How many pages of a list come at a time. */
const pageSize = 12

/** The years that a list has pages of, the latest first. */
export function yearsOf(items: readonly Item[]): number[] {
  const years = new Set(items.flatMap(({ publishedOn }) => (publishedOn ? [yearOf(publishedOn)] : [])))
  return [...years].sort((a, b) => b - a)
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

/**
 * The asked part of a list. A year or page that is no number counts as not asked for, and the whole list stays the
 * default; a page after the last one is empty.
 */
export function paged(
  all: readonly Item[],
  { page, year, category }: Asked,
): Pick<Shape<'PageListContent'>, 'items' | 'paging'> {
  const inYear = whole(year)
  const items = all
    .filter(({ publishedOn = '' }) => inYear === undefined || yearOf(publishedOn) === inYear)
    .filter((item) => category === undefined || item.category === category)
  const number = whole(page)
  if (number === undefined) return { items }
  const pages = Math.max(1, Math.ceil(items.length / pageSize))
  return {
    items: items.slice((number - 1) * pageSize, number * pageSize),
    paging: { page: number, pages, pageSize, total: items.length },
  }
}

function whole(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined
}
