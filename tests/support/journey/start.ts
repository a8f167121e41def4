import type { SiteKey } from '#src/sites/site.ts'

/** How a journey begins. What is left out: the main Swedish site, a visitor, an untouched world, the start page. */
export type Start = {
  site?: SiteKey
  /** Who is logged in, by the id of the mock's persona. */
  persona?: string
  /** The starting point of the mock that is applied first. */
  scenario?: string
  /** Path with query and hash on the site; its start page when left out. */
  path?: string
  /** Of the window, in px; its height stays. */
  width?: number
}
