import type { Site } from '#src/sites/site.ts'
import { type Day, addDays } from '../../catalogue/dates.ts'
import type { Account } from '../accounts/account.ts'
import { askedInstalments } from '../purchase/advances.ts'
import { type Settled, progressOf, stepsNow } from '../purchase/progress.ts'

type ActiveObject = NonNullable<Account['activeObject']>
type Instalment = ActiveObject['instalments'][number]

/** An instalment is invoiced so many days before it is due, and reminded of so many after. */
const daysBeforeDue = 30
const daysOfGrace = 10

/** The home that My Pages is about as it stands on a day, on the site whose customer its owner is. */
export function activeObjectOn(object: ActiveObject, settled: Settled, day: Day, site: Site): ActiveObject {
  const progress = progressOf(object, settled, day)
  return {
    ...object,
    // keys that wait for the money come tomorrow at the earliest
    entryDate: progress.moveIn.date ?? addDays(day, 1),
    timeline: stepsNow(progress),
    instalments: instalmentsOn(askedInstalments(object, settled, day), day, site),
  }
}

/**
 * The instalments as they stand on a day: an open one is invoiced a month before it is due. Late ones are reminded of
 * where reminders count (K-072); elsewhere the invoice stands.
 */
export function instalmentsOn(
  instalments: readonly Instalment[],
  day: Day,
  { capabilities }: Site,
): Instalment[] {
  return instalments.map((one) => {
    if (one.status === 'Paid' || one.status === 'OverPaid') return one
    if (day > addDays(one.dueDate, daysOfGrace) && capabilities.reminderIsActive)
      return { ...one, status: 'Reminder1' }
    return day >= addDays(one.dueDate, -daysBeforeDue) ? { ...one, status: 'NotPaidSent' } : one
  })
}
