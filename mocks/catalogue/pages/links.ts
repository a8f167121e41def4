import type { Link } from './page.ts'
import type { LinkData } from './block-data.ts'

/** Path → name of the pages of a site. */
export type PageNames = ReadonlyMap<string, string>

/** A link under its own name, or under that of the page it leads to; an error where there is no such page. */
export function resolveLink(data: LinkData, names: PageNames): Link {
  if (typeof data !== 'string') return { name: data[1], url: data[0] }
  const name = names.get(pathOf(data))
  if (!name) throw new RangeError(`No page at ${data}`)
  return { name, url: data }
}

/** The path of an address, without query and hash. */
export function pathOf(url: string): string {
  return url.replace(/[?#].*$/, '')
}
