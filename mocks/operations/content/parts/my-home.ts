import type { Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { addMonths } from '../../../catalogue/dates.ts'
import { countryOf } from '../../../catalogue/site-of.ts'
import type { Home } from '../../../catalogue/types.ts'
import type { Account } from '../../../state/accounts/account.ts'
import type { Shape } from '../service.ts'
import { contentWords } from '../words/by-country.ts'
import { staffOf } from './people.ts'

type MyResidence = Shape<'MyResidence'>
type TimelineStep = Shape<'TimelineStep'>
type PaymentNotice = Shape<'PaymentNotice'>

/** The builder answers for a home this long after the day of moving in, in months. */
const guaranteeMonths = 60

const open: readonly PaymentNotice['status'][] = ['NotPaid', 'NotPaidSent', 'Reminder1']

/** The homes that a customer has booked or bought on a site, with a link where a home has a page of its own (P-009). */
export function residencesOf(account: Account, catalogue: Catalogue, site: Site): MyResidence[] {
  return account.bookings
    .filter(({ siteId }) => siteId === site.siteId)
    .flatMap(({ objectId, objectPageExists }) => {
      const home = catalogue.home(objectId)
      return home ? [residenceOf(home, catalogue, objectPageExists ? site.paths.myResidence : null)] : []
    })
}

function residenceOf(home: Home, catalogue: Catalogue, url: string | null): MyResidence {
  const stage = catalogue.stage(home.stageId)
  const [contact] = stage ? staffOf(catalogue, stage) : []
  return {
    objectId: home.id,
    objectNumber: home.objectNumber,
    stageId: home.stageId,
    stageName: home.stageName,
    ...(url ? { url } : {}),
    address: home.address,
    postalCode: home.postalCode,
    city: home.city,
    ...(home.apartmentNumber ? { apartmentNumber: home.apartmentNumber } : {}),
    rooms: home.rooms,
    livingArea: home.livingArea,
    entryDate: home.entryDate,
    guaranteeEndsOn: addMonths(home.entryDate, guaranteeMonths),
    image: home.image,
    ...(contact ? { contact } : {}),
  }
}

/** The steps from agreement to keys of the home that My Pages is about (E-074). */
export function timelineOf(account: Account, site: Site): TimelineStep[] {
  const words = contentWords(countryOf(site.key))
  const steps = account.site === site.key ? (account.activeObject?.timeline ?? []) : []
  return steps.flatMap(({ step, state, date }) => {
    if (step === 'booking') return []
    const heading = words.timeline[step]
    return [
      {
        id: `step-${step}`,
        step,
        heading,
        state: state === 'upcoming' ? 'coming' : state,
        ...(date ? { date } : {}),
      },
    ]
  })
}

/** The VIP fees of a site, and what is paid for the home; what is due first stands first. */
export function paymentsOf(account: Account, site: Site): PaymentNotice[] {
  const words = contentWords(countryOf(site.key))
  const fees = account.payments
    .filter((payment) => payment.site === site.key)
    .flatMap(({ status, amount, dueDate }, index): PaymentNotice[] =>
      dueDate === undefined
        ? []
        : [{ id: `vip-${index + 1}`, text: words.vipFee, amount: amount ?? 0, dueDate, status }],
    )
  const instalments = account.site === site.key ? (account.activeObject?.instalments ?? []) : []
  const parts = instalments.map(({ id, kind, amount, dueDate, status }): PaymentNotice => {
    return { id, text: words.instalment[kind], amount, dueDate, status }
  })
  return [...fees, ...parts].sort((a, b) => a.dueDate.localeCompare(b.dueDate))
}

/** What is to be paid next. */
export function nextPayment(payments: readonly PaymentNotice[]): { nextPayment?: PaymentNotice } {
  const next = payments.find(({ status }) => open.includes(status))
  return next ? { nextPayment: next } : {}
}
