import fc from 'fast-check'
import { readFileSync, readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { beginRun, expectPatterns, isFound } from './verdict.ts'

beforeAll(() => {
  beginRun()
  return expectPatterns()
})

/**
 * What the usual engine says, for texts that are short enough to wait for it. Nothing where it has found the pattern
 * between the halves of a character: V8 looks there as well, and ECMA-262 (AdvanceStringIndex) does not.
 */
const usual = (pattern: string, text: string): boolean | undefined => {
  try {
    const found = new RegExp(pattern, 'u').exec(text)
    return found && isWithinPair(text, found.index) ? undefined : found !== null
  } catch {
    return new RegExp(pattern).test(text)
  }
}
const isWithinPair = (text: string, at: number): boolean =>
  at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xff_ff
/** What work gives, and the milliseconds of the processor that it took, whatever else the machine does. */
const timed = <Result>(work: () => Result): { result: Result; ms: number } => {
  const start = process.threadCpuUsage()
  const result = work()
  return { result, ms: process.threadCpuUsage(start).user / 1000 }
}

const one = fc.constantFrom(
  'a',
  'b',
  '.',
  '-',
  '[ab]',
  '[^a]',
  '[a-f]',
  String.raw`\d`,
  String.raw`\s`,
  String.raw`\w`,
  String.raw`\W`,
  String.raw`\.`,
  String.raw`[\s\S]`,
  String.raw`\p{L}`,
  'å',
  '😀',
  '[^]',
  '[]',
  ' ',
  '0',
)
const times = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,3}', '{2,}', '{0,20}', '*?', '+?')
const { pattern: anyPattern } = fc.letrec<{ pattern: string; choice: string; element: string }>((tie) => ({
  element: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(one, times).map(([single, how]) => single + how),
    fc.constantFrom('^', '$', String.raw`\b`, String.raw`\B`),
    fc
      .tuple(fc.constantFrom('(', '(?:'), tie('choice'), times)
      .map(([open, inner, how]) => `${open}${inner})${how}`),
    fc
      .tuple(fc.constantFrom('(?=', '(?!', '(?<=', '(?<!'), tie('choice'))
      .map(([open, inner]) => `${open}${inner})`),
  ),
  choice: fc
    .array(
      fc.array(tie('element'), { maxLength: 4 }).map((parts) => parts.join('')),
      { minLength: 1, maxLength: 2 },
    )
    .map((parts) => parts.join('|')),
  pattern: fc
    .tuple(fc.constantFrom('', '^', '^(?!a.)', '^(?=.*b)'), tie('choice'), fc.constantFrom('', '$'))
    .map((parts) => parts.join('')),
}))
const anyText = fc
  .array(fc.constantFrom('a', 'b', 'c', '-', '.', ' ', '0', '7', 'å', '😀', '\n', '\u{2028}', '_'), {
    maxLength: 9,
  })
  .map((parts) => parts.join(''))

test('a pattern is found where the usual engine finds it, whichever engine is asked', () => {
  const givenUp = new Set<string>()
  fc.assert(
    fc.property(anyPattern, fc.array(anyText, { minLength: 2, maxLength: 4 }), (pattern, texts) => {
      fc.pre(pattern.length < 120)
      // one that takes too long is nothing to the next
      beginRun()
      const found = texts.map((text) => isFound(pattern, text))
      if (found.includes(undefined)) givenUp.add(pattern)
      const expected = texts.map((text) => usual(pattern, text))
      const compared = found.map((one, at) =>
        expected[at] === undefined ? undefined : (one ?? expected[at]),
      )
      expect(compared).toEqual(expected)
    }),
    { numRuns: 500, examples: [[String.raw`\B((){0,20})`, ['a😀a', '😀a']]] },
  )
  // by chance one repeats what repeats, and takes longer than there is time
  expect(givenUp.size).toBeLessThan(4)
}, 60_000)

test('every pattern of the contracts is told for texts of any length, in no time', () => {
  const texts = readdirSync('generated').flatMap((service) => {
    try {
      return [readFileSync(`generated/${service}/openapi.json`, 'utf8')]
    } catch {
      return []
    }
  })
  const patterns = texts.flatMap((text) =>
    [...text.matchAll(/"pattern":\s*("(?:[^"\\]|\\.)*")/g)].map(
      ([, found = '""']) => JSON.parse(found) as string,
    ),
  )
  expect(patterns.length).toBeGreaterThan(50)
  for (const pattern of new Set(patterns)) {
    for (const text of [
      'a1-',
      'a'.repeat(10_000),
      '1'.repeat(9999),
      'www'.repeat(3000),
      'a@b.c/'.repeat(2000),
    ]) {
      const { result, ms } = timed(() => isFound(pattern, text))
      expect([pattern, typeof result]).toEqual([pattern, 'boolean'])
      expect(ms).toBeLessThan(1000)
    }
  }
})

test.each([
  ['^(a+)+$', 'a'.repeat(40)],
  ['^(a|a)*$', 'a'.repeat(40)],
  ['(x+x+)+y', 'x'.repeat(5000)],
  ['a*a*a*a*a*a*b', 'a'.repeat(5000)],
  ['^([a-zA-Z0-9])(([.-]|_+)?([a-zA-Z0-9]+))*@$', 'a'.repeat(5000)],
  [String.raw`^\s*(\S+\s*)*:$`, 'a '.repeat(3000)],
  ['a+$', 'a'.repeat(100_000)],
  [`^${'(a|a)'.repeat(900)}$`, 'a'.repeat(899)],
])('a pattern is told for a text that was made to take long', (pattern, text) => {
  const { result, ms } = timed(() => isFound(pattern, `${text}!`))
  expect(result).toBe(false)
  expect(ms).toBeLessThan(1000)
})

test.each([
  [String.raw`^(a+)+\1$`, `${'a'.repeat(60)}!`],
  ['^(a+)+(?!b)c$', 'a'.repeat(60)],
  [`^(?:${'a'.repeat(6000)})$`, 'a'],
  [`${'(?:'.repeat(1600)}a${')+'.repeat(1600)}b`, 'a'.repeat(50)],
])('what takes too long is not told, and no second time either', (pattern, text) => {
  for (let time = 0; time < 20; time += 1) {
    const { result, ms } = timed(() => isFound(pattern, text))
    expect(result).not.toBe(true)
    expect(ms).toBeLessThan(time === 0 ? 1000 : 50)
  }
})
