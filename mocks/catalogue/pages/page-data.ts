import type { StageLook } from '../images/pictures.ts'
import type { RoomView } from '../images/room-picture.ts'
import type { RouteKey } from '#src/sites/site.ts'
import type { BlockData, FilmData, LinkData } from './block-data.ts'
import type { Template } from './templates.ts'

/** A part of some terms: a heading and what stands under it. */
export type TermsData = readonly (readonly [heading: string, ...paragraphs: string[]])[]

type Written = Readonly<{
  name: string
  title?: string
  preamble: string
  blocks?: readonly BlockData[]
  terms?: TermsData
  /** Keys of files of the company that belong to the page, beside those in its blocks. */
  files?: readonly string[]
}>

/** Whom news from a house concerns: homes that are built or lived in, of all houses or some stages. */
export type NewsReaders = Readonly<{ phase?: 'building' | 'living'; stageIds?: readonly string[] }>

/** A page as editors write it. */
export type PageData = Written &
  Readonly<{
    path: string
    template: Template
    /** Belongs to the company's own part and takes the corporate layout (T-089). */
    corporate?: boolean
    category?: string
    /** Days from the reference date back to the day of publication. */
    daysAgo?: number
    place?: string
    /** Days from the reference date to the last day to apply. */
    lastDayIn?: number
    author?: string
    film?: FilmData
    /** Paths of pages to read on. */
    related?: readonly string[]
    /** The room that its own picture shows; a house when left out. */
    room?: RoomView
    /** How its own picture shows the stage it tells about; as everywhere when left out. */
    look?: StageLook
    /** Ids of the stages and areas it tells about: their pages show it as news. */
    about?: readonly string[]
    /** Who reads news from a house: those whose home is so far, and in which houses; everybody's when left out. */
    readers?: NewsReaders
    /** Where it lay before: the address still leads here. */
    formerPaths?: readonly string[]
  }>

/** What stands on the pages of the URL map, by its keys; a key that a site has no page for is not used. */
export type RouteTexts = Readonly<
  Partial<Record<RouteKey, Written>> & {
    /** What board members see instead. */
    board: Readonly<Record<'myPages' | 'myContacts', Written>>
    error404: Written
    error500: Written
    areas: Written
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
