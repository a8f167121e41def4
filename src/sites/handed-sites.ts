import type { Site } from './site.ts'

/** In the order of their ids; the main Swedish one comes first. */
type Sites = readonly [Site, ...Site[]]

/** The first lines of a page are a bundle of their own, which is in the page. */
const page = globalThis as typeof globalThis & { sites: Sites }

/**
 * Hands the sites from the first lines of a page to the portal's own code, which then need not bring them again: 2.4 kB
 * of its first JavaScript, with which start, search and home would be over their 145 kB (26 November 2026). It is no
 * faster for it that a measurement could tell.
 */
export function handSites(known: Sites): void {
  page.sites = known
}

/** Stands in for `sites.ts` where the first lines of a page have handed the sites over. */
export const { sites } = page
