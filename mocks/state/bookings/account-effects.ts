import type { Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { addDays } from '../../catalogue/dates.ts'
import { siteOf } from '../../catalogue/site-of.ts'
import type { Home, Stage } from '../../catalogue/types.ts'
import type { Account, OngoingBusiness } from '../accounts/account.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { activeObjectOf } from '../accounts/homes/active-object.ts'
import { ownObjects, withObjects } from '../accounts/homes/own-objects.ts'
import { type Booking, isOngoing } from './booking.ts'
import { type Plan, planFromBooking, stepsOf } from '../purchase/plan.ts'
import { dayIn } from '../today.ts'

type ActiveObject = NonNullable<Account['activeObject']>
type Parts = Readonly<{ booking: Booking; home: Home; stage: Stage; site: Site }>

/** A fee that is not paid with the booking is invoiced. */
const daysToPayFee = 14

/** Puts a booking that holds on the account of its buyer (N-008): My Pages shows the home from now on. */
export function putOnAccount(accounts: Accounts, catalogue: Catalogue, parts: Parts): void {
  const { booking, home, site } = parts
  const account = accounts.byId(booking.userId)
  if (!account) return
  const others = without(account, home.id)
  const object = bookedObject(catalogue, parts)
  accounts.change(account.id, {
    bookings: [
      ...others.bookings,
      { objectId: home.id, siteId: site.siteId, objectPageExists: true, bookingId: booking.id },
    ],
    purchases: [...others.purchases, { objectId: home.id, stageId: home.stageId }],
    ...withObjects([...ownObjects({ ...account, ...others }), ...(object ? [object] : [])]),
  })
}

/** Takes a home off the account of somebody who has withdrawn. */
export function takeOffAccount(accounts: Accounts, { userId, homeId }: Booking): void {
  const account = accounts.byId(userId)
  if (account) accounts.change(userId, without(account, homeId))
}

/** The fee was paid more than once: the account says so until the final payment (E-034). */
export function markOverPaid(accounts: Accounts, { userId, homeId }: Booking): void {
  const account = accounts.byId(userId)
  if (!account) return
  const objects = ownObjects(account).map((object) => {
    if (object.objectId !== homeId) return object
    const instalments = object.instalments.map((one) =>
      one.kind === 'bookingFee' ? { ...one, status: 'OverPaid' as const } : one,
    )
    return { ...object, instalments }
  })
  accounts.change(userId, withObjects(objects))
}

/** Lets the account tell of the purchase that is under way, or of none. */
export function noteOngoing(
  accounts: Accounts,
  catalogue: Catalogue,
  userId: string,
  own: readonly Booking[],
): void {
  const account = accounts.byId(userId)
  const booking = own.find(isOngoing)
  const business = booking && businessOf(catalogue, booking)
  const known = account?.ongoingBusiness
  if (!account || (known?.bookingId === business?.bookingId && known?.objectId === business?.objectId)) return
  accounts.change(userId, { ongoingBusiness: business })
}

/** A booking as the way back to it. */
export function businessOf(
  catalogue: Catalogue,
  { id, homeId, site: key }: Booking,
): OngoingBusiness | undefined {
  const home = catalogue.home(homeId)
  const site = siteOf(key)
  if (!home) return undefined
  return {
    siteId: site.siteId,
    objectId: homeId,
    bookingId: id,
    name: `${home.stageName}, ${home.objectNumber}`,
    url: `${site.paths.booking ?? '/'}?bookingId=${id}`,
  }
}

function without(account: Account, homeId: string) {
  const isOther = ({ objectId }: { objectId: string }) => objectId !== homeId
  return {
    bookings: account.bookings.filter(isOther),
    purchases: account.purchases.filter(isOther),
    ...withObjects(ownObjects(account).filter((object) => object.objectId !== homeId)),
  }
}

/** The home as My Pages begins with it: booked, everything else to come. */
function bookedObject(catalogue: Catalogue, { booking, home, stage, site }: Parts): ActiveObject | undefined {
  const link = { homeId: home.id, objectPageExists: true, hasAgreement: false }
  const object = activeObjectOf(catalogue, link)
  if (!object) return undefined
  const signed = dayIn(site.timeZone, booking.signedAt ?? booking.startedAt)
  const plan = planFromBooking(signed, home.entryDate)
  return {
    ...object,
    entryDate: plan.moveIn,
    timeline: stepsOf(plan, signed),
    instalments: instalmentsOf(booking, home, stage, site, plan),
  }
}

/** The fee, an advance that makes it ten percent of the price, and the rest. */
function instalmentsOf(
  { fee }: Booking,
  { id, price = 0 }: Home,
  { bookingFee }: Stage,
  { formats: { currency } }: Site,
  plan: Plan,
): ActiveObject['instalments'] {
  const advance = Math.max(0, Math.round(price / 10_000) * 1000 - bookingFee)
  const parts = [
    {
      kind: 'bookingFee',
      status: fee > 0 ? 'Paid' : 'NotPaidSent',
      amount: bookingFee,
      dueDate: fee > 0 ? plan.booking : addDays(plan.booking, daysToPayFee),
    },
    { kind: 'advance', status: 'NotPaid', amount: advance, dueDate: plan.advance },
    {
      kind: 'finalPayment',
      status: 'NotPaid',
      amount: Math.max(0, price - advance - bookingFee),
      dueDate: plan.payment,
    },
  ] as const
  return parts.map((part) => ({ ...part, id: `${id}-${part.kind}`, currency }))
}
