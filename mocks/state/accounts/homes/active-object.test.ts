import { expect, test } from 'vitest'
import { catalogueOf } from '../../../catalogue/catalogue.ts'
import { activeObjectOf, withoutDoor } from './active-object.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20', seed: '1', size: 1 })

const objectOf = (homeId: string, succession?: boolean) => {
  const link = { homeId, objectPageExists: true, hasAgreement: true, ...(succession ? { succession } : {}) }
  const found = activeObjectOf(catalogue, link)
  if (!found) throw new Error(`no ${homeId}`)
  return found
}

const bought = objectOf('home-strandangen-c-1403')
const livedIn = objectOf('home-vassbagen-a-1302')

test('a home that is bought is on its way from the booking to the keys, one step at a time', () => {
  const { timeline, entryDate } = bought
  expect(timeline.map(({ step }) => step)).toEqual([
    'booking',
    'contract',
    'interior',
    'inspection',
    'payment',
    'moveIn',
  ])
  const dates = timeline.map(({ date = '' }) => date)
  expect(dates).toEqual(dates.toSorted())
  expect(dates.at(-1)).toBe(entryDate)
  expect(timeline.map(({ state }) => state)).toEqual([
    'done',
    'done',
    'current',
    'upcoming',
    'upcoming',
    'upcoming',
  ])
})

test('a home that is lived in has every step behind it', () => {
  expect(new Set(livedIn.timeline.map(({ state }) => state))).toEqual(new Set(['done']))
  expect(new Set(livedIn.instalments.map(({ status }) => status))).toEqual(new Set(['Paid']))
})

test('the instalments make up the price, and what is due by today is paid', () => {
  const price = catalogue.home('home-strandangen-c-1403')?.price
  expect(bought.instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(price)
  expect(bought.instalments.map(({ kind }) => kind)).toEqual(['bookingFee', 'advance', 'finalPayment'])
  for (const { dueDate, status } of bought.instalments) {
    expect(status).toBe(dueDate <= '2026-11-20' ? 'Paid' : 'NotPaid')
  }
  expect(bought.instalments.at(-1)?.status).toBe('NotPaid')
})

test('money is that of the country', () => {
  const { instalments } = objectOf('home-fjordlunden-a-h0302')
  expect(instalments[0]?.currency).toBe('NOK')
})

test('a resale says so, and a home nobody knows is none', () => {
  expect(bought.succession).toBe(false)
  expect(objectOf('home-ankarspelet-1-a-1402', true).succession).toBe(true)
  expect(
    activeObjectOf(catalogue, { homeId: 'home-of-nobody', objectPageExists: true, hasAgreement: true }),
  ).toBeUndefined()
})

test('whom a buyer turns to is on the staff of the project', () => {
  const [first] = catalogue.stage(bought.stageId)?.staff ?? []
  expect(bought.contact?.name).toBe(catalogue.staffMember(first?.staffId ?? '')?.name)
})

test('without its door a home has neither address nor number of the authorities', () => {
  expect(bought.address).not.toBe('')
  expect(bought).toHaveProperty('apartmentNumber')
  const { address, ...rest } = withoutDoor(bought)
  expect(address).toBe('')
  expect(rest).not.toHaveProperty('apartmentNumber')
  expect(rest.name).toBe(bought.name)
})
