import { routeKeyOf, toLocal } from '#src/i18n/paths/path-map.ts'
import type { HeaderType } from '#src/features/header/actions/header-actions-of.ts'
import { hashParts } from '#src/lib/address/modal-hash.ts'
import { isMyPages } from '#src/domain/page/is-my-pages.ts'
import type { Site } from '#src/sites/site.ts'

/** What stands around a page (E-070). */
export type Layout = 'bare' | 'blank' | 'my-pages' | 'click-to-buy' | 'corporate' | 'default'

/** What is known of a page; template, corporate flag and edit mode come with its view model. */
export type PageFacts = {
  site: Site
  /** Canonical path. */
  path: string
  template?: string
  isCorporate?: boolean
  editMode?: boolean
}

/** The layout of a page: the conditions of tables T-085 to T-090 from top to bottom, the first that holds wins. */
export function layoutOf(page: PageFacts): Layout {
  return rules.find(([holds]) => holds(page))?.[1] ?? 'default'
}

const rules: readonly [holds: (page: PageFacts) => boolean, layout: Layout][] = [
  [({ path }) => isOneOf(path, ['sandbox', 'bookingSuccess']), 'bare'],
  [
    ({ template, site, path }) => template === 'succession' || /\/(qr|visning)\/$/.test(toLocal(site, path)),
    'blank',
  ],
  [({ path }) => isMyPages(path), 'my-pages'],
  // the info page is no step of the purchase, and editors see the steps as pages (F-008)
  [
    ({ path, site, editMode }) =>
      isOneOf(path, ['booking', 'bookingContract']) && site.capabilities.booking && !editMode,
    'click-to-buy',
  ],
  [({ isCorporate }) => isCorporate === true, 'corporate'],
]

function isOneOf(path: string, keys: readonly string[]): boolean {
  const key = routeKeyOf(path)
  return key !== undefined && keys.includes(key)
}

const withFooter: readonly Layout[] = ['default', 'my-pages', 'corporate']

/** Whether a footer ends the page: in most layouts, but not below the map of the search, which fills the window. */
export function hasFooter(layout: Layout, path: string, hash: string): boolean {
  const isMap = routeKeyOf(path) === 'residenceSearch' && hashParts(hash).includes('map')
  return withFooter.includes(layout) && !isMap
}

/** The header that belongs to a layout (G-086). */
export const headerTypes: Record<Layout, HeaderType> = {
  bare: 'no-menu',
  blank: 'no-menu',
  'click-to-buy': 'no-menu',
  'my-pages': 'my-pages',
  corporate: 'corporate',
  default: 'default',
}
