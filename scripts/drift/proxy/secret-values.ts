import { isSecret, sensitivePatterns } from '../traffic/redact.ts'

/** Names whose values say who somebody is, or let others in. */
const always =
  /pass(word|wd|phrase)|secret|token|api[-_]?key|cookie|credential|signature|ssn|pnr|otp|qr|e?-?mail|phone|csrf|xsrf|assertion|saml|nonce|verifier|authorization|ticket|orderref|(personal|identity|national)[-_]?(id|identity|code|number)|session[-_]?id|^j?session|^(sid|sig|key|jwt|pin)$|pin$/i
/** What is said about such a value: what kind it is, or until when it counts. */
const about = /(Type|At|In|Count|Status|Kind|Method)$|[-_](type|at|in|count|status|kind|method)$/
/** Codes that let in stand in addresses and forms (RFC 6749 §4.1.2); elsewhere most codes are names of errors. */
const inAddress = /^(code|auth[-_]?code)$/i

/** Where a name stands: in an address or a form, or in a body of another kind. */
export type ValueLocation = 'address' | 'body'

/** Whether a value must not be kept under this name. */
export function isSensitive(name: string, value: string, stand: ValueLocation): boolean {
  if (value === '' || about.test(name)) return false
  if (always.test(name) || (stand === 'address' && inAddress.test(name))) return true
  // what may be one word of a list, such as `authMethod: app`, is kept when it is no more than that
  if (/^code$/i.test(name)) return /^\d{4,}$/.test(value) || (value.length >= 16 && /\d/.test(value))
  return (isSecret(name) || /^state$/i.test(name)) && (/[\d@]/.test(value) || value.length >= 24)
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Something of the same shape, so that what was recorded can still be held against a contract. */
export function masked(value: string): string {
  if (uuid.test(value)) return '00000000-0000-0000-0000-000000000000'
  if (/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(value)) return 'masked@example.invalid'
  return value.replaceAll(/[^-_.:/@+~=% \r\n]/gu, (letter) => (/\d/.test(letter) ? '0' : 'x'))
}

/** A text without what tells by how it is written: tokens, personal numbers, addresses with such things in them. */
export function maskedText(text: string, depth = 0): string {
  const known = text.replaceAll(/https?:\/\/[^\s"'<>\\]+/g, (address) => maskedAddress(address, depth))
  // an identifier of a thing is what an answer is about
  const pieces = known.split(/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/i)
  return pieces.map((piece, at) => (at % 2 === 1 ? piece : maskedWords(piece))).join('')
}

// what none of the patterns can do without; most texts have nothing of it
const mayTell = /[@\d]|%40|eyJ|bearer|basic|digest/i

const maskedWords = (text: string): string =>
  mayTell.test(text)
    ? sensitivePatterns.reduce((left, pattern) => left.replaceAll(pattern, (found) => masked(found)), text)
    : text

/** Addresses are looked for in addresses as deep as this. */
const deepest = 4

/** An address, absolute or not, without its user and what its path, query and fragment tell. */
export function maskedAddress(address: string, depth = 0): string {
  const [, before = '', query, fragment] = /^([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/.exec(address) ?? []
  const [, host = '', path = ''] = /^((?:[a-z][a-z\d+.-]*:)?(?:\/\/[^/]*)?)([^]*)$/i.exec(before) ?? []
  const segments = path
    .replaceAll(
      /;(\w+)=([^/;]*)/g,
      (_, name: string, value: string) => `;${name}=${pairValue(name, value, depth)}`,
    )
    .split('/')
  return [
    host.replace(/(?<=\/\/).*@/, ''),
    segments.map((segment) => (segment === '' ? '' : maskedText(segment, depth))).join('/'),
    ...(query === undefined ? [] : ['?', maskedPairs(query, depth)]),
    ...(fragment === undefined ? [] : ['#', maskedPairs(fragment, depth)]),
  ].join('')
}

/** `name=value` pairs as queries and forms have them. */
export const maskedPairs = (pairs: string, depth = 0): string =>
  pairs
    .split('&')
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      return rest.length === 0 ? maskedText(pair, depth) : `${name}=${pairValue(name, rest.join('='), depth)}`
    })
    .join('&')

function pairValue(name: string, raw: string, depth: number): string {
  const value = decoded(raw)
  if (isSensitive(decoded(name), value, 'address')) return encodeURIComponent(masked(value))
  const inside = depth < deepest ? maskedValue(value, depth + 1) : masked(value)
  return inside === value ? raw : encodeURIComponent(inside)
}

/** A value that its name does not hide: an address or a text. */
export function maskedValue(value: string, depth = 0): string {
  const isAddress =
    value.startsWith('/') || value.includes('://') || value.includes('?') || value.includes('#')
  return isAddress && !/\s/.test(value) ? maskedAddress(value, depth) : maskedText(value, depth)
}

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw.replaceAll('+', ' ')).toWellFormed()
  } catch {
    return raw.toWellFormed()
  }
}
