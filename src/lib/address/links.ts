/** What a link leads to, and so how it opens. */
export type LinkKind = 'internal' | 'external' | 'document' | 'mail' | 'phone' | 'fragment'

const documentEnding = /\.(pdf|docx?|xlsx?|zip)$/i

/**
 * Sorts a link by its address. An address that contains "http" is external (V-059); of the rest, those that begin with
 * //, mailto or tel are not for the router either (V-060); documents are known by their ending (G-026).
 */
export function linkKind(url: string): LinkKind {
  if (url.startsWith('mailto:')) return 'mail'
  if (url.startsWith('tel:')) return 'phone'
  if (url.includes('http') || url.startsWith('//')) return 'external'
  if (documentEnding.test(url.replace(/[?#].*$/, ''))) return 'document'
  return url.startsWith('#') ? 'fragment' : 'internal'
}

/** Attributes of a link that opens in a new tab (V-059), and none for other links. */
export function linkAttributes(kind: LinkKind): { target?: '_blank'; rel?: string } {
  return kind === 'external' ? { target: '_blank', rel: 'noopener' } : {}
}

/** The link that dials a number as people write it. */
export function phoneHref(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}
