import { expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import { addDays } from '../../catalogue/dates.ts'
import { planFromBooking, planFromKeys, stepsOf } from './plan.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20', seed: '1', size: 1 })
const today = catalogue.referenceDate

/** From the booking of a home that is ready. */
const daysToKeys = 53

/** Every day on which some home of the catalogue is handed over. */
const entryDates = [...new Set(catalogue.sites.flatMap(({ homes }) => homes.map((one) => one.entryDate)))]

test('the steps of every home follow each other, whenever it is booked and however ready it is [F-091]', () => {
  expect(entryDates.length).toBeGreaterThan(20)
  for (const entryDate of entryDates) {
    for (const signed of [today, addDays(today, 45), addDays(today, 400)]) {
      const plan = planFromBooking(signed, entryDate)
      const { booking, contract, interior = contract, inspection, payment, moveIn, advance } = plan
      const days = [booking, contract, interior, inspection, payment, moveIn]
      expect([entryDate, ...days]).toEqual([entryDate, ...days.toSorted()])
      expect([contract <= advance, advance <= payment]).toEqual([true, true])
      const soonest = addDays(signed, daysToKeys)
      expect([entryDate, moveIn]).toEqual([entryDate, entryDate > soonest ? entryDate : soonest])
    }
    const { advance: _, ...planned } = planFromKeys(entryDate)
    const reckoned = Object.values(planned)
    expect(reckoned).toEqual(reckoned.toSorted())
  }
})

test('a home that is ready is handed over some weeks after the booking, with nothing left to choose', () => {
  const plan = planFromBooking('2026-11-20', '2026-11-20')
  expect(plan).toEqual({
    booking: '2026-11-20',
    contract: '2026-12-04',
    inspection: '2026-12-18',
    advance: '2026-12-18',
    payment: '2026-12-29',
    moveIn: '2027-01-12',
  })
  const states = stepsOf(plan, '2026-11-20').map(({ step, state }) => [step, state])
  expect(states.slice(1, 3)).toEqual([
    ['contract', 'current'],
    ['interior', 'done'],
  ])
})
