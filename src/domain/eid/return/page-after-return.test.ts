import { expect, test } from 'vitest'
import { jmno } from '#src/sites/jmno.ts'
import { jmseEn } from '#src/sites/jmse-en.ts'
import { pageAfterReturn } from './page-after-return.ts'

const goal = (search: string, hash = '', stored: string | null = null) =>
  pageAfterReturn(jmno, { search, hash }, stored)

test('who comes back from an e-ID goes on where they left, with all that the address says [R-062, E-030]', () => {
  expect(goal('?type=login&code=abc&referrer=%2Fbestill%2F')).toBe(
    '/logg-inn/?type=login&code=abc&referrer=%2Fbestill%2F',
  )
  expect(goal('?type=loginboardmember&sid=s')).toBe('/logg-inn/?type=loginboardmember&sid=s')
  expect(goal('?type=register&code=abc')).toBe(`${jmno.paths.register}?type=register&code=abc`)
  expect(goal('?type=update&poolingId=s')).toBe(`${jmno.paths.mySettings}?type=update&poolingId=s`)
  expect(goal('?type=booking&objectId=7&code=abc')).toBe(
    `${jmno.paths.booking}?type=booking&objectId=7&code=abc`,
  )
})

test('the tab knows the flow where the address does not say it, and a refusal is handed on [R-062, R-071]', () => {
  expect(goal('?cid=s', '', 'register')).toBe(`${jmno.paths.register}?cid=s`)
  expect(goal('', '#eident-error-nopid', 'login')).toBe('/logg-inn/#eident-error-nopid')
})

test('who came from nowhere, or to a flow without a page, stays', () => {
  expect(goal('')).toBeUndefined()
  expect(goal('?type=login')).toBeUndefined()
  expect(goal('?code=abc')).toBeUndefined()
  expect(pageAfterReturn(jmseEn, { search: '?type=login&code=abc', hash: '' }, null)).toBeUndefined()
})
