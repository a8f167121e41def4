import type { Site } from '#src/sites/site.ts'
import type { Page } from '../../../catalogue/pages/page.ts'
import type { World } from '../../../state/world.ts'
import type { PageContent } from './types.ts'
import type { Viewer } from './viewer.ts'

/** What the query string of a page may ask for. */
export type PageQuery = Readonly<
  Partial<Record<'page' | 'year' | 'category' | 'bookingId' | 'editMode', string>>
>

/** A page, and all that its content may depend on. */
export type PageRequest = Readonly<{
  world: World
  site: Site
  page: Page
  /** The last segment of the path, where the page shows one thing of many. */
  item?: string
  viewer: Viewer | undefined
  query: PageQuery
}>

/** The same for a page of My Pages, which somebody who is logged in looks at. */
export type MyPagesRequest = PageRequest & Readonly<{ viewer: Viewer }>

/** The texts of a page, which are the same for everybody. */
export type PageTexts = Readonly<
  Pick<Extract<PageContent, { kind: 'standardPage' }>, 'heading' | 'blocks'> & { preamble: string }
>
