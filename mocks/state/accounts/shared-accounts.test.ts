import { expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { isVip } from './vip/vip.ts'
import { sharedAccounts } from './shared-accounts.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20', seed: '1', size: 1 })
const accounts = sharedAccounts(catalogue)
const accountOf = (name: string) => accounts.find(({ id }) => id === `user-${name}`)

test('they are made once a catalogue, one for each persona who has an account', () => {
  expect(sharedAccounts(catalogue)).toBe(accounts)
  expect(accounts.map(({ id }) => id)).toEqual(
    catalogue.personas.flatMap(({ account }) => account?.userId ?? []),
  )
  expect(accountOf('visitor')).toBeUndefined()
  expect(accountOf('lucas')).toBeUndefined()
})

test('no two people share an address or a number', () => {
  const emails = accounts.map(({ email }) => email)
  expect(new Set(emails).size).toBe(emails.length)
  const numbers = accounts.flatMap(({ securityNumber }) => securityNumber ?? [])
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('a buyer has the home as booking, purchase and the object of My Pages', () => {
  expect(accountOf('amira')).toMatchObject({
    bookings: [{ objectId: 'home-strandangen-c-1403', siteId: 1, objectPageExists: true }],
    purchases: [{ objectId: 'home-strandangen-c-1403', stageId: 'stage-strandangen' }],
    activeObject: { objectId: 'home-strandangen-c-1403', hasAgreement: true, succession: false },
    vip: { siteId: 1, campaignCode: '' },
    vipSites: ['Jmse'],
    payments: [{ site: 'Jmse', status: 'NotPaidSent', amount: 500, currency: 'SEK' }],
  })
})

test('who has two homes sees the first one in My Pages', () => {
  const margareta = accountOf('margareta')
  expect(margareta?.bookings).toHaveLength(2)
  expect(margareta?.activeObject?.objectId).toBe('home-vassbagen-a-1302')
})

test('what makes a login end otherwise is kept with the account', () => {
  expect(accountOf('henrik')).toMatchObject({ eidOnly: true, password: 'bara-bankid' })
  expect(accountOf('kare')).toMatchObject({ withoutPid: true })
  expect(accountOf('axel')).toMatchObject({ deceased: true })
  expect(accountOf('oskar')).not.toHaveProperty('password')
  expect(accountOf('tove')).not.toHaveProperty('securityNumber')
  expect(accountOf('henning')?.pid).toBe('9578-6000-4-1663921')
})

test.each([
  ['linnea', 1, '/boka/?bookingId=book-linnea'],
  ['alva', 4, '/boka/?bookingId=book-alva'],
  ['aino', 6, '/varaus/'],
])('a booking under way of %s leads back to where it goes on', (name, siteId, url) => {
  expect(accountOf(name)?.ongoingBusiness).toMatchObject({ siteId, url })
})

test('money is that of the site', () => {
  expect(accountOf('thea')?.payments).toMatchObject([{ site: 'Jmno', currency: 'NOK' }])
})

test('of a protected person nothing is kept that leads to the door', () => {
  const maria = accountOf('maria')
  expect(maria).toMatchObject({ address: '', postalCode: '', city: '', phoneNumber: '' })
  expect(maria?.activeObject?.address).toBe('')
  expect(maria?.activeObject).not.toHaveProperty('apartmentNumber')
})

test('a membership runs from its first day to its last, and without them for ever', () => {
  const vipMemberships = [{ site: 'Jmse' as const, from: '2026-01-15', to: '2027-01-14' }]
  const on = (day: string) => isVip({ vipMemberships }, day)
  expect(['2026-01-14', '2026-01-15', '2027-01-14', '2027-01-15'].map(on)).toEqual([false, true, true, false])
  expect(isVip({ vipMemberships: [{ site: 'Jmse' }] }, '2099-01-01')).toBe(true)
  expect(isVip({ vipMemberships: [] }, '2026-11-20')).toBe(false)
})
