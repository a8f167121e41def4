import { expect, test } from 'vitest'
import { jmse } from '#src/sites/jmse.ts'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { ownAddress } from './own-address.ts'

test('an address gets the slash at its end', () => {
  expect(ownAddress(jmse, '/mina-sidor/arenden')).toBe('/mina-sidor/arenden/')
  expect(ownAddress(jmse, '/om-oss')).toBe('/om-oss/')
  expect(ownAddress(jmse, '/')).toBe('/')
})

test('an address outside the base path of the site moves below it', () => {
  expect(ownAddress(jmseEn, '/')).toBe('/en/')
  expect(ownAddress(jmseEn, '/career')).toBe('/en/career/')
})
