import type { Site } from '#src/sites/site.ts'
import { type Day, addDays } from '../catalogue/dates.ts'
import type { Account } from './accounts/account.ts'

type ActiveObject = NonNullable<Account['activeObject']>
type TimelineStep = ActiveObject['timeline'][number]
type Instalment = ActiveObject['instalments'][number]

/** An instalment is invoiced so many days before it is due, and reminded of so many after. */
const daysBeforeDue = 30
const daysOfGrace = 10

/** The home that My Pages is about as it stands on a day, on the site whose customer its owner is. */
export function activeObjectOn(object: ActiveObject, day: Day, site: Site): ActiveObject {
  const { timeline, instalments } = object
  return {
    ...object,
    timeline: timelineOn(timeline, day),
    instalments: instalmentsOn(instalments, day, site),
  }
}

/**
 * The steps from booking to keys as they stand on a day: the first one that is not over is the current one, whatever the
 * account said when the world began.
 */
export function timelineOn(timeline: readonly TimelineStep[], day: Day): TimelineStep[] {
  const current = timeline.findIndex(({ date, state }) => (date ? date > day : state !== 'done'))
  return timeline.map((step, index) => {
    if (current === -1 || index < current) return { ...step, state: 'done' }
    return { ...step, state: index === current ? 'current' : 'upcoming' }
  })
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
