import { expect, test } from 'vitest'
import { jmno } from '#src/sites/jmno.ts'
import { jmse } from '#src/sites/jmse.ts'
import { instalmentsOn } from './home-progress.ts'

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
