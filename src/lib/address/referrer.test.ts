import { expect, test } from 'vitest'
import { safeReferrer } from './referrer.ts'

const origin = 'https://bjorkvall.example'

test.each(['/mina-sidor/arenden/?errandId=7#top', '/', '/?q=http://other.example/'])(
  'a path of this site is followed: %s [G-098]',
  (referrer) => {
    expect(safeReferrer(referrer, origin)).toBe(referrer)
  },
)

test.each([
  'https://other.example/',
  '//other.example/',
  '/\\other.example/',
  '\\\\other.example',
  '/\t/other.example/',
  '/.//other.example/',
  '/a/..//other.example/',
  'javascript:alert(1)',
  'mina-sidor/',
  '',
  undefined,
])('anything that could lead elsewhere is not followed: %j [G-098]', (referrer) => {
  expect(safeReferrer(referrer, origin)).toBeUndefined()
})
