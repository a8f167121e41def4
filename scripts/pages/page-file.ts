import { hashOf } from './written-list.ts'
import type { WrittenPage } from './page-renderer.ts'

/** The built `index.html` around what a page has of its own. */
export type Shell = {
  whole: string
  /** Its text between the places of a page: start of the document, head and content. */
  parts: readonly [string, string, string, string]
  hash: string
}

const places = /<html[^>]*>|(?<=<meta name="viewport"[^>]*>)|(?<=<div id="root">)(?=<\/div>)/
const noscript = /\s*<noscript>[^<]*<\/noscript>/

/**
 * Finds where a page has its own in the built `index.html`.
 *
 * @throws when it has no such places
 */
export function shellOf(whole: string): Shell {
  const [start, head, content, end, ...more] = whole.split(places)
  if (
    start === undefined ||
    head === undefined ||
    content === undefined ||
    end === undefined ||
    more.length > 0
  )
    throw new Error('The built page has no place for what a page has of its own.')
  // what stands in the page says more than that it needs a script
  return { whole, parts: [start, head, content, end.replace(noscript, '')], hash: hashOf(whole) }
}

/**
 * The file of a page. The inline style and script of the build stay as they are, to the letter, so that the policy in it
 * holds.
 */
export function pageFile({ parts }: Shell, { lang, theme, head, body }: WrittenPage): string {
  const [start, beforeHead, beforeContent, end] = parts
  const opening = `<html lang="${lang}" data-site="${theme}">`
  return [start, opening, beforeHead, `\n    ${head}`, beforeContent, body, end].join('')
}
