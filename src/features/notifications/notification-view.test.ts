import { expect, test } from 'vitest'
import type { Notification } from '#gen/notification/model.ts'
import { jmno } from '#src/sites/jmno.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { kindOf, targetOf } from './notification-view.ts'

const of = (
  notificationType: Notification['notificationType'],
  more: Partial<Notification> = {},
): Notification => ({
  notificationType,
  name: 'any',
  id: 'ntf-1',
  createdOn: '2026-11-18T09:12:00Z',
  ...more,
})

test('the name awaiting_signature separates signing from approval [E-042, E-043, F-055]', () => {
  expect(kindOf(of('DocumentSigning', { name: 'awaiting_signature' }))).toBe('signing')
  expect(kindOf(of('DocumentSigning', { name: 'awaiting_approval' }))).toBe('approval')
  expect(kindOf(of('VipPayment'))).toBe('vipPayment')
  expect(kindOf(of('Case'))).toBe('case')
  expect(kindOf(of('PriceLowered'))).toBe('price')
})

test('each kind leads to the page where it is dealt with [G-097]', () => {
  expect(targetOf(jmse, of('VipPayment'))).toBe('/mina-sidor/betalningar/')
  expect(targetOf(jmse, of('DocumentSigning'))).toBe('/mina-sidor/mina-avtal/')
  expect(targetOf(jmse, of('Case', { targetId: 'case-1' }))).toBe('/mina-sidor/arenden/?errandId=case-1')
  expect(targetOf(jmno, of('Case'))).toBe('/mine-sider/saker/')
})

test('a lower price leads to the home, or to all that was saved', () => {
  const url = '/bostader/nacka/ekbacken/brf-strandangen/c-1103/'
  expect(targetOf(jmse, of('PriceLowered', { url }))).toBe(url)
  expect(targetOf(jmse, of('PriceLowered'))).toBe('/mina-sidor/mina-bostader/')
})

test('where the site has no such page it leads nowhere', () => {
  expect(targetOf(jmoy, of('Case', { targetId: 'case-1' }))).toBeUndefined()
  expect(targetOf(jmoy, of('VipPayment'))).toBeUndefined()
})
