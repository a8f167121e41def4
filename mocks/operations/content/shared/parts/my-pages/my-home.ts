import type { Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../../../../catalogue/catalogue.ts'
import { type Day, addDays, addMonths } from '../../../../../catalogue/dates.ts'
import { fileRef } from '../../../../../catalogue/pages/files/file.ts'
import { vipInvoice } from '../../../../../catalogue/pages/files/company-files.ts'
import { countryOf } from '../../../../../catalogue/site-of.ts'
import type { Home } from '../../../../../catalogue/types.ts'
import { fill } from '../../../../../catalogue/words/words.ts'
import type { Account } from '../../../../../state/accounts/account.ts'
import { isProtected } from '../../../../../state/accounts/person/persona-of.ts'
import { feesOn } from '../../../../../state/accounts/vip/vip.ts'
import { dueOf, feeIdOf } from '../../../../../state/dues/dues.ts'
import { instalmentsOn } from '../../../../../state/homes/home-progress.ts'
import { askedInstalments } from '../../../../../state/purchase/advances.ts'
import { progressOf } from '../../../../../state/purchase/progress.ts'
import type { World } from '../../../../../state/world.ts'
import type { Shape } from '../../types.ts'
import { contentWords } from '../../../../shared/words/by-country.ts'
import { staffOf } from '../contacts.ts'
import { purchaseOf, purchasesOn, timelineOf } from './my-timeline.ts'
import { todayOf } from '../../../../../state/today.ts'

type MyResidence = Shape<'MyResidence'>
type PaymentNotice = Shape<'PaymentNotice'>

/** The builder answers for a home this long after the day of moving in, in months. */
const guaranteeMonths = 60
/** An invoice comes so many days before it is due. */
const invoiceDays = 30

const open: readonly PaymentNotice['status'][] = ['NotPaid', 'NotPaidSent', 'Reminder1']

/**
 * The homes that a customer has booked or bought on a site, with a link where a home has a page of its own (P-009). Those
 * on their way to the keys go first, the latest booked before others: they are what somebody comes for.
 */
export function residencesOf(account: Account, world: World, site: Site): MyResidence[] {
  const { catalogue } = world
  const today = todayOf(world, site)
  // nothing that is shown may lead to the door of who lives under protection
  const hidden = isProtected(catalogue, account.id)
  const { myResidence } = site.paths
  const homes = account.bookings
    .filter(({ siteId }) => siteId === site.siteId)
    .flatMap(({ objectId, objectPageExists }) => {
      const home = catalogue.home(objectId)
      if (!home) return []
      const object = purchaseOf(account, objectId)
      const keys = object ? progressOf(object, account, today).moveIn : { date: home.entryDate, isOver: true }
      return [{ home, objectPageExists, keys }]
    })
  const isOnItsWay = ({ keys }: (typeof homes)[number]) => !keys.isOver
  const ordered = [...homes.filter(isOnItsWay).toReversed(), ...homes.filter((one) => !isOnItsWay(one))]
  return ordered.map(({ home, objectPageExists, keys }, index) => {
    // the first home is what the page shows by itself
    const url = objectPageExists && myResidence ? myResidence + (index === 0 ? '' : `${home.id}/`) : null
    const timeline = timelineOf(account, world, site, home.id)
    return { ...residenceOf(home, keys.date, catalogue, url, hidden), timeline }
  })
}

/** The homes of a customer on a site as lists choose between them, each with whom one turns to about it. */
export function homeChoicesOf(account: Account, { catalogue }: World, site: Site): Shape<'HomeChoice'>[] {
  return account.bookings
    .filter(({ siteId }) => siteId === site.siteId)
    .flatMap(({ objectId }) => {
      const home = catalogue.home(objectId)
      const stage = home && catalogue.stage(home.stageId)
      if (!home || !stage) return []
      const name = `${home.stageName}, ${home.objectNumber}`
      return [{ objectId, name, contactIds: staffOf(catalogue, stage).map(({ id }) => id) }]
    })
}

/** A home with the day of its keys, where that is known. */
function residenceOf(
  home: Home,
  entryDate: Day | undefined,
  catalogue: Catalogue,
  url: string | null,
  hidden: boolean,
): MyResidence {
  const stage = catalogue.stage(home.stageId)
  const [contact] = stage ? staffOf(catalogue, stage) : []
  return {
    objectId: home.id,
    objectNumber: home.objectNumber,
    stageId: home.stageId,
    stageName: home.stageName,
    ...(url ? { url } : {}),
    address: hidden ? '' : home.address,
    postalCode: home.postalCode,
    city: home.city,
    ...(home.apartmentNumber && !hidden ? { apartmentNumber: home.apartmentNumber } : {}),
    rooms: home.rooms,
    livingArea: home.livingArea,
    ...(entryDate ? { entryDate, guaranteeEndsOn: addMonths(entryDate, guaranteeMonths) } : {}),
    image: home.image,
    ...(contact ? { contact } : {}),
  }
}

/** The VIP fees of a site, and what is paid for the home; what is due first stands first. */
export function paymentsOf(account: Account, world: World, site: Site): PaymentNotice[] {
  const today = todayOf(world, site)
  const objects = purchasesOn(account, world, site)
  const words = contentWords(countryOf(site.key))
  const parts = objects.flatMap((object) =>
    instalmentsOn(askedInstalments(object, account, today), today, site).map(
      ({ id, kind, amount, dueDate, status }): PaymentNotice => ({
        id,
        text: words.instalment[kind],
        amount,
        dueDate,
        status,
        ...paidDay(account, { id, dueDate, status }),
        ...aboutDue(account, id),
        ...(addDays(dueDate, -invoiceDays) <= today ? { invoice: invoiceOf(object, id, site) } : {}),
      }),
    ),
  )
  return [...feesOf(account, today, site), ...parts].sort((a, b) => a.dueDate.localeCompare(b.dueDate))
}

/** The fees of the VIP membership, with an invoice once it has been sent. */
function feesOf(account: Account, today: string, site: Site): PaymentNotice[] {
  const words = contentWords(countryOf(site.key))
  const fees = account.payments.filter((payment) => payment.site === site.key)
  return feesOn(fees, today).flatMap((fee): PaymentNotice[] => {
    const { status, amount, dueDate } = fee
    const id = feeIdOf(fee)
    if (dueDate === undefined || id === undefined) return []
    const isSent = status !== 'NotPaid' && (amount ?? 0) > 0
    const invoice = isSent ? { invoice: fileRef(vipInvoice(site.key), words.vipFee) } : {}
    const about = aboutDue(account, id)
    const paid = paidDay(account, { id, dueDate, status })
    return [{ id, text: words.vipFee, amount: amount ?? 0, dueDate, status, ...paid, ...about, ...invoice }]
  })
}

/** When it was paid: before the world began everybody did so on the last day. */
function paidDay(
  { paidOn = {} }: Account,
  { id, dueDate, status }: Pick<PaymentNotice, 'id' | 'dueDate' | 'status'>,
): Pick<PaymentNotice, 'paidOn'> {
  return open.includes(status) ? {} : { paidOn: paidOn[id] ?? dueDate }
}

/** What it is paid under, and for which home. */
function aboutDue(account: Account, id: string): Pick<PaymentNotice, 'reference' | 'objectId'> {
  const due = dueOf(account, id)
  return due ? { reference: due.number, ...(due.objectId ? { objectId: due.objectId } : {}) } : {}
}

function invoiceOf(
  { stageId, objectNumber = '' }: NonNullable<Account['activeObject']>,
  id: string,
  site: Site,
): Shape<'PageDocument'> {
  const part = objectNumber.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  const words = contentWords(countryOf(site.key))
  const key = `invoice-${id.split('-').at(-1)?.toLowerCase() ?? id}`
  return fileRef({ owner: stageId, part, key }, fill(words.invoice, { number: objectNumber }))
}

/** What is to be paid next. */
export function nextPayment(payments: readonly PaymentNotice[]): { nextPayment?: PaymentNotice } {
  const next = payments.find(({ status }) => open.includes(status))
  return next ? { nextPayment: next } : {}
}
