import { expect, test } from 'vitest'
import { isSameNumber } from './personal-number.ts'

test.each(['19900101-2385', '900101-2385', '199001012385', '9001012385', ' 19900101 2385 '])(
  'a Swedish number is the same person’s however it is written: %s [V-052]',
  (other) => expect(isSameNumber('19900101-2385', other)).toBe(true),
)

test('a Finnish number is told apart by its sign, whatever its case', () => {
  expect(isSameNumber('131052-308t', '131052-308T')).toBe(true)
  expect(isSameNumber('131052-308T', '131052-309T')).toBe(false)
})
