import type { Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { type Day, addDays } from '../../catalogue/dates.ts'
import type { Account } from '../accounts/account.ts'
import { stateOf } from '../bookings/booking.ts'
import type { Bookings } from '../bookings/bookings.ts'
import type { Errands } from '../cases/errands/errands.ts'
import { ownerOf } from '../cases/errands/errand-record.ts'
import { loweredFavourites } from '../saved/lowered-favourites.ts'
import { homeDocumentsOf } from '../homes/home-documents.ts'
import type { Notification } from './notifications.ts'
import { dayIn } from '../today.ts'

/** What there is beside the account that somebody could wait for. */
export type Sources = Readonly<{ errands: Errands; bookings: Bookings; catalogue: Catalogue }>

/** How long news of an errand or a price is news, in milliseconds: two weeks. */
const newsMs = 14 * 86_400_000
/** A VIP fee is due three weeks after it was asked for. */
const daysToPay = 21

/** Everything that waits for a customer on a site at `now`, in milliseconds (N-019); nothing where a site tells nothing. */
export function waitingFor(account: Account, site: Site, now: number, sources: Sources): Notification[] {
  if (!site.capabilities.notifications) return []
  return [
    ...feesOf(account, site, now),
    ...documentsOf(account, site, now, sources),
    ...contractsOf(account, site, now, sources),
    ...newsOf(account, site, now, sources),
    ...pricesOf(account, site, now, sources),
  ]
}

/** A fee that is to be paid; one that is reminded of is told anew, where reminders count (K-072). */
function feesOf({ id, payments }: Account, site: Site, now: number): Notification[] {
  const fee = payments.find((one) => one.site === site.key && isActive(one.status, site))
  if (!fee) return []
  const asked = fee.dueDate && addDays(fee.dueDate, -daysToPay)
  const key = `${id}-vip-${site.key.toLowerCase()}${fee.status === 'Reminder1' ? '-reminded' : ''}`
  return [{ notificationType: 'VipPayment', name: 'vip_fee', id: key, createdOn: morningOf(asked, now) }]
}

function isActive(status: Account['payments'][number]['status'], { capabilities }: Site): boolean {
  return status.startsWith('NotPaid') || (status === 'Reminder1' && capabilities.reminderIsActive)
}

/** Documents of the homes on a site that wait for a signature, or for somebody to approve them (E-043). */
function documentsOf(account: Account, site: Site, now: number, { catalogue }: Sources): Notification[] {
  const today = dayIn(site.timeZone, now)
  return homeDocumentsOf(account, catalogue, site, today).flatMap((paper): Notification[] => {
    if (paper.status !== 'pending') return []
    const { file, day, action } = paper
    return [
      {
        notificationType: 'DocumentSigning',
        name: action === 'sign' ? 'awaiting_signature' : 'awaiting_approval',
        id: `${account.id}-${file.id}`,
        createdOn: morningOf(day, now),
        targetId: file.id,
        title: file.name,
      },
    ]
  })
}

/** Booking agreements that are ready to be signed. */
function contractsOf(
  { id }: Account,
  site: Site,
  now: number,
  { bookings, catalogue }: Sources,
): Notification[] {
  const homeName = (homeId: string) => {
    const home = catalogue.home(homeId)
    return home ? `${home.stageName}, ${home.objectNumber}` : homeId
  }
  const ready = bookings
    .ofUser(id)
    .filter((booking) => booking.site === site.key && stateOf(booking, now) === 'readyToSign')
  return ready.map((booking) => ({
    notificationType: 'DocumentSigning',
    name: 'awaiting_signature',
    id: `${booking.id}-contract`,
    createdOn: new Date(Math.min(booking.startedAt, now)).toISOString(),
    targetId: booking.id,
    title: homeName(booking.homeId),
  }))
}

/** The latest news of each errand, one notification an errand; when there is more, it is told anew, paused or not. */
function newsOf({ id }: Account, site: Site, now: number, { errands }: Sources): Notification[] {
  if (!site.capabilities.errands) return []
  const owner = ownerOf.user(id)
  return errands.news(owner, now - newsMs).flatMap(({ errand, at }): Notification[] => {
    if (errand.siteKey !== site.key) return []
    return [
      {
        notificationType: 'Case',
        name: 'case_updated',
        id: `${id}-case-${errand.id}`,
        createdOn: at,
        targetId: errand.id,
        title: errand.title,
      },
    ]
  })
}

/** Saved homes of a site that were lowered lately and that can still be had. */
function pricesOf(account: Account, site: Site, now: number, { bookings }: Sources): Notification[] {
  return loweredFavourites(account, bookings).flatMap(({ home, at }): Notification[] => {
    if (home.site !== site.key || at < now - newsMs || bookings.statusOf(home) !== 'forSale') return []
    return [
      {
        notificationType: 'PriceLowered',
        name: 'price_lowered',
        id: `${account.id}-price-${home.id}`,
        createdOn: new Date(at).toISOString(),
        targetId: home.id,
        title: `${home.stageName}, ${home.objectNumber}`,
        url: home.url,
      },
    ]
  })
}

/** Eight in the morning of a day, or now when that lies ahead or no day is known. */
function morningOf(day: Day | undefined, now: number): string {
  const present = new Date(now).toISOString()
  if (day === undefined) return present
  const morning = `${day}T08:00:00.000Z`
  return morning < present ? morning : present
}
