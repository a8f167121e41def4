import type { RouteKey } from '#src/sites/site.ts'
import type { Template } from './templates.ts'

/** Blocks as editors write them: links name paths, pictures are the page's or the stage's own. */
export type BlockData =
  | Readonly<{ type: 'text'; heading?: string; paragraphs: readonly string[] }>
  | Readonly<{ type: 'links'; heading: string; paths: readonly string[] }>
  | Readonly<{ type: 'facts'; heading: string; facts: readonly (readonly [label: string, value: string])[] }>
  | Readonly<{
      type: 'faq'
      heading?: string
      items: readonly (readonly [question: string, answer: string])[]
    }>
  | Readonly<{ type: 'places'; heading: string; link: LinkData; areaIds: readonly string[] }>
  | Readonly<{ type: 'stages'; heading: string; link: LinkData; stageIds: readonly string[] }>
  | Readonly<{ type: 'feature'; heading: string; text: string; stageId: string; link: string }>
  | Readonly<{ type: 'quote'; text: string; author: string }>
  | Readonly<{ type: 'contacts'; heading: string; staffIds: readonly string[] }>

/** A path, with another name than its page's or a query where that is wanted. */
export type LinkData = string | readonly [path: string, name: string]

/** A page as editors write it. */
export type PageData = Readonly<{
  path: string
  template: Template
  name: string
  title?: string
  preamble: string
  blocks?: readonly BlockData[]
  /** Belongs to the company's own part and takes the corporate layout (T-089). */
  corporate?: boolean
  category?: string
  /** Days from the reference date back to the day of publication. */
  daysAgo?: number
  place?: string
  /** Days from the reference date to the last day to apply. */
  lastDayIn?: number
}>

/** What stands on the pages of the URL map, by its keys; a key that a site has no page for is not used. */
export type RouteTexts = Readonly<
  Partial<Record<RouteKey, Readonly<{ name: string; title?: string; preamble: string }>>> & {
    /** What board members see instead. */
    board: Readonly<
      Record<'myPages' | 'myContacts', Readonly<{ name: string; title?: string; preamble: string }>>
    >
    error404: Readonly<{ name: string; preamble: string }>
    error500: Readonly<{ name: string; preamble: string }>
    areas: Readonly<{ name: string; title: string; preamble: string }>
  }
>

/** The menus and other chrome of a site. */
export type ChromeData = Readonly<{
  /** A link, and the links that unfold below it. */
  navigation: readonly (readonly [LinkData, ...LinkData[]])[]
  /** Two where search is on, otherwise three (K-039). */
  quickLinks: readonly LinkData[]
  footer: Readonly<Record<'discovery' | 'help' | 'company', readonly LinkData[]>>
  career: readonly (readonly [LinkData, ...LinkData[]])[]
  /** Texts, with a path where the search leads to one. */
  popularSearches: readonly (string | readonly [path: string, text: string])[]
  crisis: Readonly<{ heading: string; text: string; path: string }>
  cookiePath: string
  /** A stage to show in the unfolded navigation. */
  featuredStageId?: string
}>

/** Everything that is written for a site. */
export type SiteContent = Readonly<{
  routes: RouteTexts
  start: readonly BlockData[]
  pages: readonly PageData[]
  chrome: ChromeData
}>

/** Paragraphs under a heading; an empty heading is left out. */
export function text(heading: string, ...paragraphs: string[]): BlockData {
  return { type: 'text', ...(heading && { heading }), paragraphs }
}

/** Links to pages of the site, named as the pages are. */
export function links(heading: string, ...paths: string[]): BlockData {
  return { type: 'links', heading, paths }
}

/** Questions and answers. */
export function faq(...items: (readonly [question: string, answer: string])[]): BlockData {
  return { type: 'faq', items }
}
