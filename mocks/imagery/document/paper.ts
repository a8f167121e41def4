import type { Language, Site } from '#src/sites/site.ts'

/** A part of a document: paragraphs, rows of a name and a value, or lines to sign on. */
export type PaperSection = Readonly<{
  heading?: string
  paragraphs?: readonly string[]
  rows?: readonly Readonly<{ label: string; value: string; strong?: boolean }>[]
  /** What stands below each line to sign on. */
  signatures?: readonly string[]
}>

/** A document on paper, in the colours and with the mark of a site. */
export type Paper = Readonly<{
  site: Pick<Site, 'key' | 'wordmark' | 'mark' | 'servicePhone'>
  language: Language
  title: string
  /** Below the title: what it is about. */
  lead?: string
  /** What one finds it again by. */
  reference: string
  /** The day it is made, `yyyy-mm-dd`; written as the site writes days. */
  day: string
  shownDay: string
  sections: readonly PaperSection[]
}>
