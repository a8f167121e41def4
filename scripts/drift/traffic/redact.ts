import type { Json } from '../document/json.ts'
import { isArray, isObject } from '../document/json.ts'

const mask = '•••'

/** What tells by how it is written. Each pattern begins at a border only, so that long texts take no longer by letter. */
export const sensitivePatterns: readonly RegExp[] = [
  // a user and password before a host
  /(?<=:\/\/)[^\s/@]+(?=@)/g,
  /(?<![\w-])eyJ[\w-]+\.[\w-]+\.?[\w-]*/g,
  /(?<=\b(?:Bearer|Basic|Digest)\s)\s*[\w.~+/=:-]+/gi,
  /(?<![\w.+-])[\w.+-]+(@|%40)[\w-]+\.[\w.-]+/gi,
  // personal numbers of Sweden and Norway, and of Finland
  /(?<!\d)\d{6,8}(?:[-+ ]|%2B|%20)?\d{4,5}(?!\d)/gi,
  /(?<!\d)\d{6}[-+A-FU-Y]\d{3}[0-9A-FHJ-NPR-Y](?!\w)/gi,
  // what is long, without words and with digits is a key of some kind
  /(?<![\w-])(?=[\w-]*\d)[\w-]{32,}/g,
]

/** A text without secrets and personal data: tokens, passwords in addresses, e-mail addresses and personal numbers. */
export function redact(text: string): string {
  return sensitivePatterns.reduce((left, pattern) => left.replaceAll(pattern, mask), text)
}

const secretName =
  /pass(word|wd|phrase)|secret|token|api[-_]?key|mock-key|auth|cookie|session|credential|signature|personal|identity|ssn|pnr|otp|^pin|qr|phone|e?-?mail/i

/** Whether the values of a field, a header or a parameter are nobody's business, by its name. */
export const isSecret = (name: string): boolean => secretName.test(name)

/** A value of a field that may be shown; lists and objects are only said to be such. */
export function redactValue(names: readonly string[], value: Json | undefined): Json {
  if (isArray(value)) return `a list of ${value.length}`
  if (isObject(value)) return 'an object'
  if (typeof value === 'boolean' || value === null || value === undefined) return value ?? null
  if (names.some(isSecret)) return mask
  if (typeof value === 'number') return redact(String(value)) === String(value) ? value : mask
  return redact(value.slice(0, 200))
}

/** An address that may be shown: without its user, with the values of telling parameters masked. */
export function redactUrl(url: string): string {
  const [address = '', ...rest] = url.split('?')
  const query = rest.join('?').split('#')[0] ?? ''
  const shown = query.split('&').map((pair) => {
    const [name = '', value] = pair.split('=')
    return value !== undefined && isSecret(name) ? `${name}=${mask}` : pair
  })
  return redact(query === '' ? address : `${address}?${shown.join('&')}`)
}
