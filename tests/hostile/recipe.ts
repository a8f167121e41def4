import fc from 'fast-check'
import { hostileNames, hostileReferences } from './names.ts'
import { nests, oddValues, yamlEnds } from './payloads.ts'

/** What is put somewhere, by number where it is one of a list, so that a failure can be told in a line. */
export type Payload =
  | { put: 'odd'; number: number }
  | { put: 'name'; number: number }
  | { put: 'reference'; number: number }
  | { put: 'nest'; number: number; depth: number }
  | { put: 'wide'; of: 'list' | 'object' | 'schemas' | 'values'; count: number }
  | { put: 'long'; letter: string; count: number }
  | { put: 'any'; json: string }

/** One change at a place of a document; places are counted through it, and begin anew at its end. */
export type Change = { place: number } & (
  | { how: 'replace'; payload: Payload }
  | { how: 'add'; name: number; payload: Payload }
  | { how: 'rename'; name: number }
  | { how: 'remove' }
  | { how: 'repeat'; count: number }
)

/** What happens to the text when it is written. */
export type Spoiling =
  | { spoil: 'nothing' }
  | { spoil: 'bytes'; at: number; bytes: number[] }
  | { spoil: 'cut'; at: number }
  | { spoil: 'mark' }
  | { spoil: 'utf16' }
  | { spoil: 'end'; number: number }

/** How a good document becomes a hostile one. Small, however large what is made of it. */
export type Recipe = { changes: Change[]; form: 'json' | 'flow' | 'block'; spoiling: Spoiling }

const place = fc.nat({ max: 5000 })
const numberOf = (list: readonly unknown[]) => fc.nat({ max: list.length - 1 })
const name = numberOf(hostileNames)

const payload: fc.Arbitrary<Payload> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ put: fc.constant('odd' as const), number: numberOf(oddValues) }) },
  { weight: 2, arbitrary: fc.record({ put: fc.constant('name' as const), number: name }) },
  {
    weight: 2,
    arbitrary: fc.record({ put: fc.constant('reference' as const), number: numberOf(hostileReferences) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      put: fc.constant('nest' as const),
      number: numberOf(nests),
      depth: fc.constantFrom(20, 300, 990, 1500, 5000, 20_000, 60_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      put: fc.constant('wide' as const),
      of: fc.constantFrom('list', 'object', 'schemas', 'values'),
      count: fc.constantFrom(100, 1000, 3000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      put: fc.constant('long' as const),
      letter: fc.constantFrom(
        'a',
        '{',
        '/',
        '~',
        '%',
        ' ',
        '\\\\',
        '\u{1F600}',
        '::',
        '\\n',
        '@',
        '`',
        '1-',
        '"'.replace('"', '\\"'),
      ),
      count: fc.constantFrom(1000, 100_000, 400_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ put: fc.constant('any' as const), json: fc.json({ stringUnit: 'binary' }) }),
  },
)

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ place, how: fc.constant('replace' as const), payload }) },
  { weight: 2, arbitrary: fc.record({ place, how: fc.constant('add' as const), name, payload }) },
  { weight: 2, arbitrary: fc.record({ place, how: fc.constant('rename' as const), name }) },
  { weight: 1, arbitrary: fc.record({ place, how: fc.constant('remove' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ place, how: fc.constant('repeat' as const), count: fc.constantFrom(2, 50, 500) }),
  },
)

const spoiling: fc.Arbitrary<Spoiling> = fc.oneof(
  { weight: 24, arbitrary: fc.constant({ spoil: 'nothing' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      spoil: fc.constant('bytes' as const),
      at: fc.nat({ max: 1000 }),
      bytes: fc.array(fc.constantFrom(0x00, 0x1b, 0x80, 0xc0, 0xed, 0xff, 0x22, 0x5c, 0x0a, 0x85), {
        minLength: 1,
        maxLength: 4,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ spoil: fc.constant('cut' as const), at: fc.nat({ max: 1000 }) }) },
  { weight: 1, arbitrary: fc.constantFrom({ spoil: 'mark' as const }, { spoil: 'utf16' as const }) },
  { weight: 1, arbitrary: fc.record({ spoil: fc.constant('end' as const), number: numberOf(yamlEnds) }) },
)

export const recipes: fc.Arbitrary<Recipe> = fc.record({
  changes: fc.array(change, { minLength: 1, maxLength: 3 }),
  form: fc.constantFrom('json', 'flow', 'block'),
  spoiling,
})
