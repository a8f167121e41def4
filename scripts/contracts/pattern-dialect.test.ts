import { expect, test } from 'vitest'
import { dialectOf } from './pattern-dialect.ts'

test.each([
  '^[A-Za-z0-9._~-]+$',
  '//|www\\.',
  '^(https?://|/)[^\\t-\\r <>]*$',
  '^[0-9+\\-\\t-\\r \u00a0]+$',
  '^([0-9]{6}|[0-9]{8})[-+]?[0-9]{4}$',
  '^(\\*|[a-z][A-Za-z0-9]*)$',
  '^\\p{Lu}.*',
  '[\\[\\]^]',
])('%s means the same in every language', (pattern) => {
  expect(dialectOf(pattern)).toBeUndefined()
})

test.each([
  ['^(?!.*//)[^<>]+$', '(?!.*//)'],
  ['^(?=a)b', '(?=a)'],
  ['(?<!a)b', '(?<!a)'],
  ['^(?:a|b)$', '(?:a|b)'],
  ['(?<name>a)', '(?<name>a)'],
  ['(a)\\1', '\\1'],
  ['^\\d+$', '\\d'],
  ['[^\\s<>]', '\\s'],
  ['\\p{Script=Greek}', '\\p{Script=Greek}'],
  ['[\\x21-\\x7e]', '\\x21'],
  ['a+?', 'a+?'],
  ['a\\b', '\\b'],
  ['a^b', '^'],
  ['^a|b$', '^'],
  ['[[]', '['],
  ['[a-z-9]', '-'],
  ['\\/', '\\/'],
  ['(', '('],
])('%s is read by some languages only, for %s', (pattern, part) => {
  expect(dialectOf(pattern)).toBe(part)
})
