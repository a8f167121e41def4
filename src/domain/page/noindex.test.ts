import { expect, test } from 'vitest'
import { isNoindex } from './noindex.ts'

test.each([
  ['/booking/complete', 'clickToBuyComplete'],
  ['/booking/contract', 'clickToBuyContract'],
  ['/booking/error', 'buyResidenceError'],
  ['/booking/success', 'buyResidenceSuccess'],
  ['/login', 'login'],
  ['/forgot-password', 'forgotPassword'],
  ['/nytt-losenord', 'setPassword'],
  ['/my-pages', 'myPages'],
  ['/my-pages/errands', 'myErrands'],
  ['/betalning', 'payment'],
  ['/byt-epost', 'changeEmail'],
  ['/mitt-objekt', 'myObject'],
  ['/corporate-search', 'corporateSearch'],
])('%s with the template %s is left out of search engines [F-015, E-090]', (path, template) => {
  expect(isNoindex(path, template)).toBe(true)
})

test('pages that are not there are left out too', () => {
  expect(isNoindex('/x', 'error404')).toBe(true)
  expect(isNoindex('/x', undefined)).toBe(true)
})

test('homes and pages about them are found', () => {
  expect(isNoindex('/search', 'search')).toBe(false)
  expect(isNoindex('/my-pages-tips', 'article')).toBe(false)
})
