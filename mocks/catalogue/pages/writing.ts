import type { BlockData, Cell, FilmData, FormType, LinkData, PictureData, Reach } from './block-data.ts'

/** Paragraphs under a heading; an empty heading is left out. */
export function text(heading: string, ...paragraphs: string[]): BlockData {
  return { type: 'text', ...(heading && { heading }), paragraphs }
}

/** Points under a heading, in no order. */
export const list = (heading: string, ...items: string[]): BlockData => ({ type: 'list', heading, items })

/** What is done in turn. */
export const steps = (heading: string, ...all: (readonly [title: string, text: string])[]): BlockData => ({
  type: 'steps',
  heading,
  steps: all,
})

/** Rows under the names of their columns. */
export const table = (heading: string, head: readonly string[], ...rows: (readonly Cell[])[]): BlockData => ({
  type: 'table',
  heading,
  head,
  rows,
})

/** A number to call. */
export const phone = (value: string): Reach => ({ kind: 'phone', value })

/** An address to write to. */
export const email = (value: string): Reach => ({ kind: 'email', value })

/** Label and value, side by side. */
export const facts = (heading: string, ...all: (readonly [label: string, value: Cell])[]): BlockData => ({
  type: 'facts',
  heading,
  facts: all,
})

/** Links to pages of the site, named as the pages are unless a name is given. */
export const links = (heading: string, ...paths: LinkData[]): BlockData => ({ type: 'links', heading, paths })

/** Questions and answers. */
export const faq = (...items: (readonly [question: string, answer: string])[]): BlockData => ({
  type: 'faq',
  items,
})

/** Questions and answers on one subject. */
export const faqOn = (
  heading: string,
  ...items: (readonly [question: string, answer: string])[]
): BlockData => ({ type: 'faq', heading, items })

/** Pages of the site with their pictures. */
export const pages = (heading: string, ...paths: string[]): BlockData => ({ type: 'pages', heading, paths })

export const quote = (words: string, author: string): BlockData => ({ type: 'quote', text: words, author })

/** A picture with its caption. */
export const image = (picture: PictureData, caption: string): BlockData => ({
  type: 'image',
  picture,
  caption,
})

export const gallery = (heading: string, ...pictures: PictureData[]): BlockData => ({
  type: 'gallery',
  heading,
  pictures,
})

export const film = (data: FilmData): BlockData => ({ type: 'film', film: data })

/** Files of the company, by their keys. */
export const downloads = (heading: string, ...files: string[]): BlockData => ({
  type: 'downloads',
  heading,
  files,
})

export const contacts = (heading: string, ...staffIds: string[]): BlockData => ({
  type: 'contacts',
  heading,
  staffIds,
})

export const form = (formType: FormType, heading: string, words: string): BlockData => ({
  type: 'form',
  formType,
  heading,
  text: words,
})
