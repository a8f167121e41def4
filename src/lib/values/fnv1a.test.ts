import { expect, test } from 'vitest'
import { fnv1a } from './fnv1a.ts'

test.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('the sign of %j is that of the published table', (text, sign) => {
  expect(fnv1a(text)).toBe(sign)
})
