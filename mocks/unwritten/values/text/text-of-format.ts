import { fastFormats, fullFormats } from 'ajv-formats/dist/formats.js'
import {
  type Made,
  guessedEmail,
  guessedPath,
  guessedSentence,
  guessedText,
  guessedUrl,
  guessedUuid,
} from '../guesses.ts'
import type { Length } from './text-of-pattern.ts'

type Making = Made & { name: string; around: string; length: Length; wild: boolean }

const day = 86_400_000

/** What a member is called says whether its time has come: something made lies behind, something due ahead. */
const isPast =
  /(creat|updated|modified|changed|published|sent|paid|signed|registered|started|born|birth|last|since|from)/i
const isAhead = /(due|expires?|expiry|deadline|end|until|next|move|visit|valid)/i

/** Between how many days from now the time of a member lies. */
function daysAround(name: string): [from: number, to: number] {
  if (isPast.test(name)) return [-60, -1]
  return isAhead.test(name) ? [1, 60] : [-30, 30]
}

function momentOf({ name, random, now, fresh }: Making): Date {
  if (fresh && !isAhead.test(name)) return new Date(now)
  const [from, to] = daysAround(name)
  const years = /(born|birth)/i.test(name) ? random.int(20, 80) * 365 : 0
  // whole minutes of the day: a time that people would write
  return new Date(now + (random.int(from, to) - years) * day + random.int(8 * 60, 17 * 60) * 60_000)
}

const signs = Array.from('abcdefghijklmnopqrstuvwxyz0123456789')

const word = ({ random }: Making, length: number) =>
  Array.from({ length: Math.max(0, length) }, () => random.pick(signs)).join('')

/** The usual text if it has the wanted length, and at first; else `begin`, letters and digits, and `end`. */
function sized(made: Making, usual: string, [begin, end]: readonly [string, string]): string {
  const { min, max } = made.length
  if (!made.wild && usual.length >= min && usual.length <= max) return usual
  const fixed = begin.length + end.length
  const least = Math.max(0, min - fixed)
  return begin + word(made, Math.min(max - fixed, made.random.int(least, least + 6))) + end
}

const iso = (made: Making) => momentOf(made).toISOString()

/** A time with as many signs as are wanted: in UTC or not, with parts of a second or not. */
function timed(made: Making, text: string): string {
  const { min, max } = made.length
  const [seconds = '', parts = ''] = text.split('.')
  const zone = made.random.pick(['+01:00', '+02:00'])
  const ways = [
    parts === '000Z' ? `${seconds}Z` : text,
    `${seconds}Z`,
    `${seconds}${zone}`,
    `${seconds}.000Z`,
    `${seconds}.000${zone}`,
  ]
  const digits = '0'.repeat(Math.max(1, min - seconds.length - 2))
  return ways.find((one) => one.length >= min && one.length <= max) ?? `${seconds}.${digits}Z`
}

function hostOf(made: Making): string {
  const usual = `${made.random.pick(['portal', 'api', 'mail'])}.example.com`
  // no label has more than 63 letters
  return sized(made, usual, ['h', 'e']).replaceAll(/([a-z0-9]{60})(?=[a-z0-9]{2})/g, '$1.')
}

function urlOf(made: Making): string {
  const { max } = made.length
  if (max < 12) return sized(made, 'http://a.se', ['a:', ''])
  return sized(
    made,
    guessedUrl(made),
    max < 24 || made.wild ? ['https://', '.se'] : ['https://example.com/', ''],
  )
}

const pathOf = (made: Making) => sized(made, guessedPath(made), ['/', ''])

function emailOf(made: Making): string {
  const { min } = made.length
  const before = word(made, Math.min(50, Math.max(1, min - 24)))
  return sized(made, guessedEmail(made), min > 40 ? [`${before}@h`, '.example.com'] : ['a', '@b.se'])
}

function ipv4Of({ random, length }: Making): string {
  const digits = Array.from({ length: 4 }, () => random.int(1, 3))
  if (length.min > 11)
    return Array.from({ length: 4 }, () => random.int(length.min > 14 ? 100 : 90, 254)).join('.')
  if (length.max < 12) return `10.0.0.${random.int(1, 9)}`
  return digits.map((count) => random.int(10 ** (count - 1), count === 3 ? 254 : 10 ** count - 1)).join('.')
}

function ipv6Of({ random, length }: Making): string {
  if (length.min > 20) return '2001:0db8:0000:0000:0000:ff00:0042:8329'
  return `${length.max < 11 ? '' : '2001:db8'}::${random.int(1, 9)}`
}

function base64Of({ length: { min, max } }: Making): string {
  const size = Math.max(4, Math.ceil(min / 4) * 4)
  return 'QmrDtnJrdmFsbCBwb3J0YWw='.repeat(Math.ceil(size / 24)).slice(0, min > 24 || max < 24 ? size : 24)
}

const makers: Record<string, (made: Making) => string> = {
  date: (made) => iso(made).slice(0, 10),
  time: (made) => timed(made, iso(made).slice(11)),
  'iso-time': (made) => timed(made, iso(made).slice(11)),
  'date-time': (made) => timed(made, iso(made)),
  'iso-date-time': (made) => timed(made, iso(made)),
  duration: ({ random, length }) =>
    length.min > 5
      ? `P${'1'.repeat(length.min - 2)}D`
      : random.pick(length.max < 5 ? ['P1D', 'P7D'] : [`PT${random.int(10, 90)}M`]),
  email: emailOf,
  'idn-email': emailOf,
  hostname: hostOf,
  'idn-hostname': hostOf,
  ipv4: ipv4Of,
  ipv6: ipv6Of,
  uri: urlOf,
  url: urlOf,
  iri: urlOf,
  'uri-reference': pathOf,
  'iri-reference': pathOf,
  'uri-template': (made) =>
    sized(made, `${guessedPath(made)}/{id}`, made.length.max < 5 ? ['', ''] : ['/{id}', '']),
  uuid: guessedUuid,
  'json-pointer': pathOf,
  'json-pointer-uri-fragment': (made) => sized(made, `#${guessedPath(made)}`, ['#/', '']),
  'relative-json-pointer': (made) =>
    sized(made, `${made.random.int(0, 3)}${guessedPath(made)}`, made.length.max < 2 ? ['1', ''] : ['0/', '']),
  regex: (made) => sized(made, '^[A-Za-z0-9]+$', ['', '']),
  byte: base64Of,
  password: (made) => sized(made, `${word(made, 6)}-${made.random.int(10, 99)}X`, ['', '']),
  binary: (made) => sized(made, guessedSentence(made), ['', '']),
}

/** A text of a format, near the wanted length where the format allows it; undefined for a format that is not known. */
export function textOfFormat(format: string, made: Making): string | undefined {
  return Object.hasOwn(makers, format) ? makers[format]?.(made) : undefined
}

/** A text by what the member is called, cut or drawn out to the wanted length. */
export function textOfName(made: Making): string {
  const { length } = made
  const text = [...guessedText(made.name, made.around, made)]
  if (text.length > length.max) {
    const cut = text.slice(0, length.max).join('').trimEnd()
    return cut.length >= length.min ? cut : text.slice(0, length.max).join('')
  }
  let whole = text.join('')
  // sentences first, as a long text has them, then letters
  for (
    let next = ` ${guessedSentence(made)}`;
    whole.length + next.length <= length.max && whole.length < length.min;
    next = ` ${guessedSentence(made)}`
  )
    whole += next
  return whole + word(made, length.min - [...whole].length)
}

type Format =
  | boolean
  | RegExp
  | ((text: string) => boolean)
  | { type?: string; validate: RegExp | ((text: string) => boolean) }

/** Whether a text is of a format by what the wire checks; one that is not known admits anything. */
export function isOfFormat(format: string, text: string): boolean {
  return [fastFormats, fullFormats].every((formats) => {
    const found = Object.hasOwn(formats, format)
      ? ((formats as Record<string, unknown>)[format] as Format)
      : true
    if (typeof found === 'boolean') return true
    const check = typeof found === 'object' && 'validate' in found ? found.validate : found
    if (typeof found === 'object' && 'type' in found && found.type === 'number') return true
    return check instanceof RegExp ? check.test(text) : check(text)
  })
}
