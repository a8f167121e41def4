import type { Site } from '#src/sites/site.ts'
import { addDays, moment } from '../catalogue/dates.ts'
import type { Account } from './accounts/account.ts'
import { stateOf } from './bookings/booking.ts'
import type { Bookings } from './bookings/bookings.ts'
import type { Errands } from './cases/errands.ts'
import { ownerOf } from './cases/errand-record.ts'
import type { Notification } from './notifications.ts'

/** What there is beside the account that somebody could wait for. */
export type Sources = Readonly<{ errands: Errands; bookings: Bookings }>

/** How long news of an errand is news, in milliseconds: two weeks. */
const newsMs = 14 * 86_400_000
/** A VIP fee is due three weeks after it was asked for. */
const daysToPay = 21

/** Everything that waits for a customer on a site at `now`, in milliseconds (N-019); nothing where a site tells nothing. */
export function waitingFor(account: Account, site: Site, now: number, sources: Sources): Notification[] {
  if (!site.capabilities.notifications) return []
  return [
    ...feesOf(account, site, now),
    ...signaturesOf(account, site, now),
    ...contractsOf(account, site, now, sources),
    ...newsOf(account, site, now, sources),
  ]
}

/** A fee that is to be paid; one that is reminded of is told anew, where reminders count (K-072). */
function feesOf({ id, payments }: Account, site: Site, now: number): Notification[] {
  const fee = payments.find((one) => one.site === site.key && isActive(one.status, site))
  if (!fee) return []
  const asked = fee.dueDate && moment(addDays(fee.dueDate, -daysToPay), 8)
  const key = `${id}-vip-${site.key.toLowerCase()}${fee.status === 'Reminder1' ? '-reminded' : ''}`
  return [{ notificationType: 'VipPayment', name: 'vip_fee', id: key, createdOn: notAfter(asked, now) }]
}

function isActive(status: Account['payments'][number]['status'], { capabilities }: Site): boolean {
  return status.startsWith('NotPaid') || (status === 'Reminder1' && capabilities.reminderIsActive)
}

/** A buyer signs for the interior from when it is chosen until the keys; whoever takes over a home has signed it all. */
function signaturesOf(
  { id, site: own, activeObject: home }: Account,
  site: Site,
  now: number,
): Notification[] {
  if (!home || home.succession || own !== site.key) return []
  const stepNamed = (wanted: string) => home.timeline.find(({ step }) => step === wanted)
  const chosen = stepNamed('interior')
  if (chosen?.state === 'upcoming' || stepNamed('moveIn')?.state === 'done') return []
  const createdOn = notAfter(chosen?.date && moment(chosen.date, 8), now)
  return [{ notificationType: 'DocumentSigning', name: 'awaiting_signature', id: `${id}-signing`, createdOn }]
}

/** Booking agreements that are ready to be signed. */
function contractsOf({ id }: Account, site: Site, now: number, { bookings }: Sources): Notification[] {
  const ready = bookings
    .ofUser(id)
    .filter((booking) => booking.site === site.key && stateOf(booking, now) === 'readyToSign')
  return ready.map((booking) => ({
    notificationType: 'DocumentSigning',
    name: 'awaiting_signature',
    id: `${booking.id}-contract`,
    createdOn: new Date(Math.min(booking.startedAt, now)).toISOString(),
    targetId: booking.id,
  }))
}

/** The latest news of each errand; when there is more, it is told anew, paused or not. */
function newsOf({ id }: Account, site: Site, now: number, { errands }: Sources): Notification[] {
  if (!site.capabilities.errands) return []
  const owner = ownerOf.user(id)
  return errands
    .news(owner, now - newsMs)
    .filter(({ errandId }) => errands.find(owner, errandId)?.siteKey === site.key)
    .map(({ errandId, at }) => ({
      notificationType: 'Case',
      name: 'case_updated',
      id: `${errandId}-${Math.floor(Date.parse(at) / 1000)}`,
      createdOn: at,
      targetId: errandId,
    }))
}

/** A time that is over, or now when it lies ahead or is not known. */
function notAfter(time: string | undefined, now: number): string {
  return new Date(Math.min(time ? Date.parse(time) : now, now)).toISOString()
}
