import { expect, test } from 'vitest'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { pageAddress } from './page-address.ts'

const kindOf = (pathname: string, search = {}) => pageAddress(jmse, { pathname, search }).kind

test('the view model lies at the local path of the page, with its query [R-056]', () => {
  expect(pageAddress(jmno, { pathname: '/my-pages/errands', search: { errandId: '7' } })).toMatchObject({
    path: '/mine-sider/saker/',
    query: { errandId: '7' },
  })
  expect(pageAddress(jmseEn, { pathname: '/', search: {} }).path).toBe('/en/')
})

test('two search addresses, or two of one page, are of one kind [S-082, F-046]', () => {
  expect(kindOf('/search/nacka', { type: ['flat'] })).toBe(kindOf('/search'))
  expect(kindOf('/my-pages/errands', { errandId: '7' })).toBe(kindOf('/my-pages/errands'))
  expect(kindOf('/my-pages')).not.toBe(kindOf('/my-pages/errands'))
})

test('content pages differ by path and query', () => {
  expect(kindOf('/nyheter', { page: '2' })).not.toBe(kindOf('/nyheter'))
  expect(kindOf('/om-oss')).not.toBe(kindOf('/nyheter'))
})

test('what lies below a page of the URL map is no part of it', () => {
  expect(kindOf('/premises/stockholm/ankarspelet')).not.toBe(kindOf('/premises'))
  expect(kindOf('/residences/oulu/siniranta')).not.toBe(kindOf('/residences/oulu/siniranta/a-1'))
})
