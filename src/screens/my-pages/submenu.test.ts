import { expect, test } from 'vitest'
import type { ActiveObject } from '#gen/account_service/model.ts'
import { jmno } from '#src/sites/jmno.ts'
import { jmoy } from '#src/sites/jmoy.ts'
import { jmse } from '#src/sites/jmse.ts'
import { isSettled, submenuOf } from './submenu.ts'
import type { SubmenuFacts } from './submenu.ts'

const today = '2026-11-20'
const booking = { objectId: 'obj-1', siteId: 1, objectPageExists: true }
const home = (more: Partial<ActiveObject> = {}): ActiveObject => ({
  entryDate: '2027-09-15',
  succession: false,
  hasAgreement: false,
  objectId: 'obj-1',
  stageId: 'stg-1',
  name: 'Brf Strandängen',
  address: 'Strandängsvägen 12',
  postalCode: '131 30',
  city: 'Nacka',
  rooms: 3,
  livingArea: 76,
  timeline: [],
  instalments: [],
  ...more,
})

type UserFacts = Partial<SubmenuFacts['user']>
const menu = (user: UserFacts = {}, more: Partial<Omit<SubmenuFacts, 'user'>> = {}) =>
  submenuOf({
    site: jmse,
    today,
    hasErrands: false,
    editMode: false,
    ...more,
    user: { bookings: [], activeObject: undefined, isVip: false, isBoardMember: false, ...user },
  })

test('overview, my residences and contacts are there for every private person [P-008]', () => {
  expect(menu()).toEqual(['overview', 'residences', 'contacts', 'vip'])
})

test('somebody with everything has every entry, in its order [F-087]', () => {
  const all = ['overview', 'residence', 'errands', 'documents', 'payments', 'residences', 'contacts', 'vip']
  expect(menu({ bookings: [booking], activeObject: home({ hasAgreement: true }), isVip: true })).toEqual(all)
})

test('my residence needs a booking with a page of its own [P-009]', () => {
  expect(menu({ bookings: [booking] })).toContain('residence')
  expect(menu({ bookings: [{ ...booking, objectPageExists: false }] })).not.toContain('residence')
})

test('documents need a booking, and no succession [P-010]', () => {
  expect(menu({ bookings: [booking], activeObject: home() })).toContain('documents')
  expect(menu({ bookings: [booking], activeObject: home({ succession: true }) })).not.toContain('documents')
  expect(menu({ activeObject: home() })).not.toContain('documents')
})

test('errands need errands, an agreement, or more than a month in the home [P-011]', () => {
  expect(menu()).not.toContain('errands')
  expect(menu({ activeObject: home() })).not.toContain('errands')
  expect(menu({}, { hasErrands: true })).toContain('errands')
  expect(menu({ activeObject: home({ hasAgreement: true }) })).toContain('errands')
  expect(menu({ activeObject: home({ entryDate: '2026-10-19' }) })).toContain('errands')
  expect(menu({ activeObject: home({ entryDate: '2026-10-20' }) })).not.toContain('errands')
})

test('a month after moving in is counted by the calendar [K-065]', () => {
  expect(isSettled('2026-10-20', '2026-11-20')).toBe(false)
  expect(isSettled('2026-10-20', '2026-11-21')).toBe(true)
  expect(isSettled('2027-01-31', '2027-02-28')).toBe(false)
  expect(isSettled('2027-01-31', '2027-03-01')).toBe(true)
  expect(isSettled('2026-12-31', '2027-02-01')).toBe(true)
})

test('payments are for VIP customers and editors [P-013, P-014]', () => {
  expect(menu()).not.toContain('payments')
  expect(menu({ isVip: true })).toContain('payments')
  expect(menu({}, { editMode: true })).toContain('payments')
})

test('VIP is an entry for everybody but board members [P-012]', () => {
  expect(menu()).toContain('vip')
  expect(menu({}, { site: jmno })).toContain('vip')
  expect(menu({ isBoardMember: true })).not.toContain('vip')
})

test('in Finland errands, payments and VIP are hidden [P-011, P-012, P-013, F-089]', () => {
  const user = { bookings: [booking], activeObject: home({ hasAgreement: true }), isVip: true }
  expect(menu(user, { site: jmoy, hasErrands: true, editMode: true })).toEqual([
    'overview',
    'residence',
    'documents',
    'residences',
    'contacts',
  ])
})

test('a board member has overview, errands and contacts, whatever they own [P-015, P-017, F-088]', () => {
  expect(menu({ isBoardMember: true })).toEqual(['overview', 'errands', 'contacts'])
  const owner = { isBoardMember: true, bookings: [booking], activeObject: home(), isVip: true }
  expect(menu(owner, { editMode: true })).toEqual(['overview', 'errands', 'contacts'])
})
