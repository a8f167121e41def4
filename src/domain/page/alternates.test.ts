import { expect, test } from 'vitest'
import { jmse } from '#src/sites/jmse.ts'
import { alternatesOf } from './alternates.ts'

const english = (url: string) => [{ locale: 'en' as const, name: 'English', url }]

test('a page with a counterpart names it and itself', () => {
  expect(alternatesOf(jmse, '/', english('/en/'))).toEqual([
    { language: 'sv', path: '/' },
    { language: 'en', path: '/en/' },
  ])
  expect(alternatesOf(jmse, '/lokaler/', english('/en/premises/'))).toHaveLength(2)
})

test('a page whose other language is only the start page has no alternates', () => {
  expect(alternatesOf(jmse, '/sok-bostad/', english('/en/'))).toEqual([])
  expect(alternatesOf(jmse, '/', [])).toEqual([])
})
