import { expect, test } from 'vitest'
import { jmEntreprenad } from './jm-entreprenad.ts'
import { jmno } from './jmno.ts'
import { jmoy } from './jmoy.ts'
import { jmseEn } from './jmse-en.ts'
import { jmse } from './jmse.ts'
import { isOpen } from './open-routes.ts'
import type { RouteKey } from './site.ts'
import { sites } from './sites.ts'

test('the main Swedish site shows all its pages', () => {
  const closed = Object.keys(jmse.paths).filter((key) => !isOpen(jmse, key as RouteKey))
  expect(closed).toEqual(['bookingSuccess', 'residencePages'])
})

test('search and VIP are closed on the English sub-site', () => {
  for (const key of ['residenceSearch', 'vip', 'vipViewing', 'residencePages'] as const) {
    expect(isOpen(jmseEn, key)).toBe(false)
  }
  expect(isOpen(jmseEn, 'corporateSearch')).toBe(true)
})

test('login, search and booking are closed on the contractor site, though their words exist', () => {
  for (const key of ['login', 'myPages', 'residenceSearch', 'booking', 'brokerObjects'] as const) {
    expect(isOpen(jmEntreprenad, key)).toBe(false)
  }
  expect(isOpen(jmEntreprenad, 'career')).toBe(true)
})

test('premises have a page where some are let', () => {
  expect(sites.filter((site) => isOpen(site, 'premises'))).toEqual([jmse, jmno, jmoy])
})

test('Finland has My Pages without errands, payments and VIP', () => {
  expect(isOpen(jmoy, 'myPages')).toBe(true)
  for (const key of ['myErrands', 'myPayments', 'vip', 'vipViewing'] as const)
    expect(isOpen(jmoy, key)).toBe(false)
})
