import { expect, test } from 'vitest'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import { instalmentsOn, timelineOn } from './home-progress.ts'

const timeline = [
  { step: 'booking', state: 'done', date: '2026-03-01' },
  { step: 'contract', state: 'current', date: '2026-12-01' },
  { step: 'interior', state: 'upcoming', date: '2027-02-01' },
  { step: 'moveIn', state: 'upcoming', date: '2027-09-01' },
] as const
const states = (day: string) => timelineOn(timeline, day).map(({ state }) => state)

test('the way to the keys moves on with the days', () => {
  expect(states('2026-11-20')).toEqual(['done', 'current', 'upcoming', 'upcoming'])
  expect(states('2026-12-01')).toEqual(['done', 'done', 'current', 'upcoming'])
  expect(states('2027-08-31')).toEqual(['done', 'done', 'done', 'current'])
  expect(states('2027-09-01')).toEqual(['done', 'done', 'done', 'done'])
})

test('a step whose agreement is not signed goes on, and those after it have no day behind them', () => {
  expect(timelineOn(timeline, '2027-03-01', new Set(['contract']))).toEqual([
    { step: 'booking', state: 'done', date: '2026-03-01' },
    { step: 'contract', state: 'current', date: '2026-12-01' },
    { step: 'interior', state: 'upcoming' },
    { step: 'moveIn', state: 'upcoming', date: '2027-09-01' },
  ])
})

test('an instalment is invoiced a month before it is due, and one that is paid stays paid', () => {
  const open = {
    id: 'a',
    kind: 'advance',
    status: 'NotPaid',
    amount: 1,
    currency: 'SEK',
    dueDate: '2027-01-31',
  } as const
  const paid = { ...open, id: 'b', status: 'Paid' } as const
  const on = (day: string) => instalmentsOn([open, paid], day, jmse).map(({ status }) => status)
  expect(on('2026-12-31')).toEqual(['NotPaid', 'Paid'])
  expect(on('2027-01-01')).toEqual(['NotPaidSent', 'Paid'])
  expect(on('2027-03-31')).toEqual(['NotPaidSent', 'Paid'])
})

test('a late instalment is reminded of where reminders count [K-072]', () => {
  const open = {
    id: 'a',
    kind: 'advance',
    status: 'NotPaid',
    amount: 1,
    currency: 'NOK',
    dueDate: '2027-01-31',
  } as const
  expect(instalmentsOn([open], '2027-02-10', jmno)[0]?.status).toBe('NotPaidSent')
  expect(instalmentsOn([open], '2027-02-11', jmno)[0]?.status).toBe('Reminder1')
})
