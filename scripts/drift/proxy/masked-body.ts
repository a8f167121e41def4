import type { Json } from '../document/json.ts'
import { isArray, isObject } from '../document/json.ts'
import type { Body } from '../traffic/exchange.ts'
import { essenceOf, isJson } from '../traffic/reading/media-type.ts'
import { isSensitive, masked, maskedPairs, maskedText, maskedValue } from './secret-values.ts'

/** A body as HAR has it: text, or bytes in base64. */
export type KeptBody = { text: string; encoding?: 'base64'; size: number }

/** A body without secrets and personal data where it is text; files are kept as they are. */
export function keptBody(body: NonNullable<Body>, type: string): KeptBody {
  if (typeof body === 'string') return kept(maskedBody(body, type))
  const bytes = Buffer.from(body)
  const text = bytes.toString('utf8')
  if (!text.includes('\uFFFD')) return kept(maskedBody(text, type))
  // each byte a letter: what is looked for is ASCII in every encoding that is in use
  const put = isTextual(type) ? Buffer.from(maskedBody(bytes.toString('latin1'), type), 'latin1') : bytes
  return { text: put.toString('base64'), encoding: 'base64', size: put.length }
}

const kept = (text: string): KeptBody => ({ text, size: Buffer.byteLength(text) })

const isTextual = (type: string): boolean => /json|xml|text|form|script/i.test(type)

function maskedBody(text: string, type: string): string {
  const essence = essenceOf(type)
  if (essence === 'application/x-www-form-urlencoded') return maskedPairs(text)
  if (essence.startsWith('multipart/')) return maskedParts(text)
  return (isJson(essence) ? maskedJson(text) : undefined) ?? maskedWords(text)
}

function maskedJson(text: string): string | undefined {
  try {
    const value = JSON.parse(text) as Json
    const hidden = without(value, '', false)
    // as it was written, where nothing had to be hidden
    return hidden === value ? text : JSON.stringify(hidden)
  } catch {
    // no JSON, or deeper than can be walked
    return undefined
  }
}

/** The same value where there is nothing to hide. */
function without(value: Json, name: string, isInside: boolean): Json {
  if (typeof value === 'string') {
    if (value !== '' && (isInside || isSensitive(name, value, 'body'))) return masked(value)
    return maskedValue(value)
  }
  if (typeof value === 'number') {
    const digits = String(value)
    const isHidden = isInside || isSensitive(name, digits, 'body') || maskedText(digits) !== digits
    return isHidden ? 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value) || 1))) : value
  }
  if (isArray(value)) {
    const items = value.map((item) => without(item, name, isInside))
    return items.some((item, at) => item !== value[at]) ? items : value
  }
  if (!isObject(value)) return value
  // what belongs to a token is the token, whatever its members are called
  const isWhole = isInside || isSensitive(name, 'a', 'body')
  const members = Object.entries(value).map(
    ([key, one]) => [key, one, without(one ?? null, key, isWhole && !isAbout(key))] as const,
  )
  if (members.every(([, one, hidden]) => one === hidden)) return value
  return Object.fromEntries(members.map(([key, , hidden]) => [key, hidden]))
}

/** Members that say when and what kind, which every object may have. */
const isAbout = (key: string): boolean => /type|kind|status|at$|date|expires|until/i.test(key)

/** `multipart/form-data` (RFC 7578): fields by their names, files as they are. */
function maskedParts(text: string): string {
  const parts = text.split(/((?:^|\r?\n)--)/)
  return parts.map((part, at) => (at % 2 === 1 ? part : maskedPart(part))).join('')
}

function maskedPart(part: string): string {
  const { index: end = -1, 0: blank = '' } = /\r?\n\r?\n/.exec(part) ?? {}
  if (end === -1) return part
  const head = part.slice(0, end)
  if (/\bfilename/i.test(head)) return part
  const [, name = ''] = /\bname="([^"\r\n]*)"/i.exec(head) ?? []
  const value = part.slice(end + blank.length)
  return head + blank + (isSensitive(name, value, 'address') ? masked(value) : maskedWords(value))
}

/** Any other text: members of JSON that is cut or streamed, fields of forms in pages, and what tells by itself. */
function maskedWords(text: string): string {
  const members = text.replaceAll(
    /("([^"\\]*)"\s*:\s*")([^"\\]*(?:\\[^][^"\\]*)*)/g,
    (whole, head: string, name: string, value: string) =>
      isSensitive(name, value, 'body') ? head + masked(value) : whole,
  )
  const fields = members.replaceAll(/<input\b[^<>]*>/gi, (tag) => {
    const [, name = ''] = /\bname\s*=\s*["']?([^"'\s>]*)/i.exec(tag) ?? []
    return tag.replace(/(\bvalue\s*=\s*["']?)([^"'>]*)/i, (whole, head: string, value: string) =>
      isSensitive(name, value, 'address') ? head + masked(value) : whole,
    )
  })
  return maskedText(fields)
}
