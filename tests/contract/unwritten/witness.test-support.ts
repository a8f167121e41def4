import type { Random } from '#mocks/catalogue/lib/random.ts'

/** A JSON value to which a schema is made. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

export const names = [
  'id',
  'title',
  'email',
  'price',
  'createdAt',
  'done',
  'items',
  'owner',
  'a',
  'b',
  'a-b',
  'näme',
  'x/y',
  '$ref2',
  'count',
]

/** Patterns with texts in which they are found. */
export const patterns: readonly (readonly [string, readonly string[]])[] = [
  ['^[A-Z].*$', ['Björk', 'A']],
  ['^\\d{6}-\\d{4}$', ['010203-4567']],
  ['^[a-z0-9]+(-[a-z0-9]+)*$', ['a-b-c', 'word']],
  ['^(SE|NO|FI)\\d{3,5}$', ['SE123', 'FI99999']],
  ['[0-9]', ['a1b', '7']],
  ['^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$', ['me@here.se']],
  ['^\\p{Lu}\\p{L}+$', ['Åsa', 'Bo']],
  ['^#[0-9a-fA-F]{6}$', ['#00ff7F']],
  ['^(?=.*[A-Z])(?=.*\\d).{8,}$', ['Password1']],
  ['^(?!0)\\d+$', ['123']],
  ['^([a-c])x\\1$', ['axa', 'cxc']],
  ['ab+c', ['xxabbc', 'abc']],
  ['^\\+?[0-9 ()-]{7,20}$', ['+46 70 123 45']],
  ['^.{3}$', ['abc', 'å-9']],
  ['^$|^\\S+$', ['', 'full']],
  ['\\.pdf$', ['x.pdf']],
  ['^https://', ['https://a.se']],
  ['^[\\w.-]{1,12}$', ['a_b.c-d']],
  ['^(?:[01]\\d|2[0-3]):[0-5]\\d$', ['23:59', '08:00']],
  ['^(a|b|c){2,4}$', ['abca', 'bb']],
  ['^[^a-z]+$', ['ABC 1', '42']],
  ['\\bhome\\b', ['my home is', 'home']],
  ['^\\u0041\\x42$', ['AB']],
  ["^[\\p{L}\\p{M}\\s'-]{2,}$", ["Anna-Maria d'Or"]],
]

/** Formats with texts that are of them. */
export const formats: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-11-24', '1999-12-31'],
  time: ['10:00:00Z', '23:59:59+02:00'],
  'date-time': ['2026-11-24T10:00:00Z', '2026-01-02T03:04:05.678+01:00'],
  duration: ['P1D', 'PT15M'],
  email: ['amira@example.com'],
  hostname: ['example.com', 'a.b.se'],
  ipv4: ['10.0.0.1', '192.168.100.200'],
  ipv6: ['::1', '2001:db8::1'],
  uri: ['https://example.com/a?b=c#d', 'urn:x:y'],
  'uri-reference': ['/a/b', '../c'],
  url: ['https://example.com/a'],
  'uri-template': ['/a/{id}'],
  uuid: ['3f2b8c1e-1234-4abc-9def-0123456789ab'],
  'json-pointer': ['/a/0', ''],
  'relative-json-pointer': ['1/a', '0#'],
  regex: ['^a+$'],
  byte: ['QmrDtg==', 'YWJj'],
  password: ['secret'],
  binary: ['bytes'],
  'x-own': ['anything'],
}

const words = ['', 'a', 'Björkvall', 'två ord', 'long text of several words, with a comma', '😀', 'null', '0']

/** A value of any kind, of at most so many levels. */
export function witness(random: Random, levels: number): Json {
  const kinds = [
    'null',
    'boolean',
    'integer',
    'number',
    'string',
    'string',
    ...(levels > 0 ? ['array', 'object', 'object', 'object'] : []),
  ]
  switch (random.pick(kinds)) {
    case 'null':
      return null
    case 'boolean':
      return random.chance(0.5)
    case 'integer':
      return random.pick([0, 1, -1, random.int(-1000, 1000), random.int(-1_000_000_000, 1_000_000_000)])
    case 'number':
      return random.pick([
        0.5,
        -0.25,
        1.1,
        12.75,
        random.int(-100_000, 100_000) / 100,
        9_007_199_254_740_991,
        1e-7,
      ])
    case 'string':
      return witnessText(random)
    case 'array':
      return Array.from({ length: random.int(0, 4) }, () => witness(random, levels - 1))
    default:
      return Object.fromEntries(
        Array.from({ length: random.int(0, 5) }, () => [random.pick(names), witness(random, levels - 1)]),
      )
  }
}

function witnessText(random: Random): string {
  const source = random.int(0, 2)
  if (source === 0) return random.pick(words)
  if (source === 1) return random.pick(random.pick(patterns)[1])
  return random.pick(random.pick(Object.values(formats)))
}
