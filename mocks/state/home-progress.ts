import type { Site } from '#src/sites/site.ts'
import { type Day, addDays } from '../catalogue/dates.ts'
import type { Account } from './accounts/account.ts'
import { openSteps } from './open-steps.ts'

type ActiveObject = NonNullable<Account['activeObject']>
type TimelineStep = ActiveObject['timeline'][number]
type Instalment = ActiveObject['instalments'][number]

/** An instalment is invoiced so many days before it is due, and reminded of so many after. */
const daysBeforeDue = 30
const daysOfGrace = 10

/** The home that My Pages is about as it stands on a day, on the site whose customer its owner is. */
export function activeObjectOn(
  object: ActiveObject,
  account: Pick<Account, 'signedDocuments'>,
  day: Day,
  site: Site,
): ActiveObject {
  const { timeline, instalments } = object
  return {
    ...object,
    timeline: timelineOn(timeline, day, openSteps(object, account, day)),
    instalments: instalmentsOn(instalments, day, site),
  }
}

/**
 * The steps from booking to keys as they stand on a day: the first one that is not over is the current one, whatever the
 * account said when the world began. One that is open is not over on its day, and those after it have a new day to come.
 */
export function timelineOn(
  timeline: readonly TimelineStep[],
  day: Day,
  open: ReadonlySet<TimelineStep['step']> = new Set(),
): TimelineStep[] {
  const current = timeline.findIndex(({ step, date, state }) =>
    open.has(step) ? true : date ? date > day : state !== 'done',
  )
  return timeline.map(({ date, ...step }, index) => {
    if (current === -1 || index < current) return { ...step, ...(date && { date }), state: 'done' }
    const isPast = date !== undefined && date <= day && index > current
    return {
      ...step,
      ...(date && !isPast && { date }),
      state: index === current ? 'current' : 'upcoming',
    }
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
