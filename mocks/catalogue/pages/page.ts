import type { SiteKey } from '#src/sites/site.ts'
import type { Day } from '../dates.ts'
import type { ImageRef } from '../types.ts'
import type { Cell, FormType, Reach } from './block-data.ts'
import type { FileRef } from './files/file.ts'
import type { NewsReaders, TermsData } from './page-data.ts'
import type { Template } from './templates.ts'

export type Link = Readonly<{ name: string; url: string }>

/** A picture with a heading that leads somewhere. */
export type Card = Readonly<{ heading: string; text?: string; meta?: string; url: string; image?: ImageRef }>

/** A film on another host (N-047). */
export type Film = Readonly<{
  url: string
  title: string
  description: string
  words: string
  image: ImageRef
  inPage: boolean
}>

/** What editors build pages from. Texts are plain paragraphs. */
export type Block =
  | Readonly<{ type: 'text'; heading?: string; paragraphs: readonly string[] }>
  | Readonly<{ type: 'list'; heading: string; items: readonly string[] }>
  | Readonly<{ type: 'steps'; heading: string; steps: readonly (readonly [title: string, text: string])[] }>
  | Readonly<{
      type: 'table'
      heading: string
      head: readonly string[]
      rows: readonly (readonly Cell[])[]
    }>
  | Readonly<{ type: 'image'; image: ImageRef; caption: string }>
  | Readonly<{ type: 'gallery'; heading: string; images: readonly ImageRef[] }>
  | Readonly<{ type: 'film'; film: Film }>
  | Readonly<{ type: 'links'; heading?: string; links: readonly Link[] }>
  | Readonly<{
      type: 'facts'
      heading?: string
      facts: readonly Readonly<{ label: string; value: string; kind?: Reach['kind'] }>[]
    }>
  | Readonly<{
      type: 'faq'
      heading?: string
      items: readonly Readonly<{ question: string; answer: string }>[]
    }>
  | Readonly<{ type: 'cards'; heading?: string; link?: Link; cards: readonly Card[] }>
  | Readonly<{ type: 'stages'; heading?: string; link?: Link; stageIds: readonly string[] }>
  | Readonly<{ type: 'feature'; heading: string; text: string; image: ImageRef; link: Link }>
  | Readonly<{ type: 'quote'; text: string; author: string; image?: ImageRef }>
  | Readonly<{ type: 'contacts'; heading?: string; staffIds: readonly string[] }>
  | Readonly<{ type: 'downloads'; heading: string; files: readonly FileRef[] }>
  | Readonly<{ type: 'form'; formType: FormType; heading: string; text: string }>

/** A page of a site, without what depends on who looks at it. */
export type Page = Readonly<{
  id: string
  site: SiteKey
  /** Local, with slashes at both ends. */
  path: string
  /** Addresses where it lay before. */
  formerPaths: readonly string[]
  template: Template
  /** The short name, for menus and breadcrumbs. */
  name: string
  title: string
  preamble: string
  noindex: boolean
  isCorporate: boolean
  /** Shown to logged-in users only. */
  isPrivate: boolean
  /** Board members get this page where others get the one at the same path. */
  forBoard: boolean
  breadcrumbs: readonly Link[]
  image: ImageRef
  blocks: readonly Block[]
  /** The pages of a list, the latest first; empty on every other page. */
  items: readonly string[]
  /** Paths of pages to read on. */
  related: readonly string[]
  /** Ids of the stages and areas it tells about. */
  about: readonly string[]
  /** Who reads it, of those who have a home. */
  readers?: NewsReaders
  /** What its picture shows where it tells of no house as it will stand: one on its way up, or a room. */
  shows?: 'site' | 'room'
  /** A word above a page in a list: what kind of news or job it is. */
  category?: string
  publishedOn?: Day
  /** Where a job is, and the last day to apply for it. */
  place?: string
  lastDay?: Day
  author?: string
  film?: Film
  terms?: TermsData
  files: readonly FileRef[]
}>
