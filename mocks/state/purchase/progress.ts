import type { Day } from '../../catalogue/dates.ts'
import { homeFile } from '../../catalogue/pages/files/home-files.ts'
import type { Account } from '../accounts/account.ts'
import { isOpen } from '../dues/dues.ts'
import { firstAgreementOf, isReplaced } from './first-agreement.ts'
import { type Step, timelineOf } from './plan.ts'

type ActiveObject = NonNullable<Account['activeObject']>

/** What the owner of a home, bought on a site, has done: signed papers and paid, each with its day. */
export type Settled = Pick<Account, 'site' | 'signedDocuments' | 'paidOn'>

/** A step as it stands: whether it is over, and the day it was over or is expected; no day where nobody knows it. */
export type StepNow = Readonly<{ isOver: boolean; date?: Day }>
export type Progress = Readonly<Record<Step, StepNow>>

/**
 * The steps of a purchase as they stand on a day. What was over when the world began was so on its day; after it a step
 * is over on the day it was settled: signed, paid, or so late that it does not apply. What waits for something that has
 * not been done has no day behind it, and nobody gets keys before the home is paid.
 */
export function progressOf(object: ActiveObject, settled: Settled, today: Day): Progress {
  const planned = Object.fromEntries(object.timeline.map(({ step, date }) => [step, date])) as Planned
  const began = (step: Step) =>
    object.timeline.some((one) => one.step === step && one.state === 'done') && over(planned[step])
  const booking = began('booking') || dayOf(planned.booking, today)
  const contract = began('contract') || contractOf(object, planned, settled, today)
  const payment = began('payment') || paymentOf(object, planned, settled, today)
  return {
    booking,
    contract,
    interior: began('interior') || interiorOf(object, planned, settled, today, contract),
    inspection: began('inspection') || after(contract, planned.inspection, today),
    payment,
    moveIn: began('moveIn') || keysOf(planned, today, contract, payment),
  }
}

type Planned = Partial<Record<Step, Day>>

const over = (date: Day | undefined): StepNow => ({ isOver: true, ...(date && { date }) })
const expected = (date: Day | undefined, today: Day): StepNow => ({
  isOver: false,
  ...(date && date > today && { date }),
})

/** Over on its day, whatever happens. */
const dayOf = (date: Day | undefined, today: Day): StepNow =>
  date && date <= today ? over(date) : expected(date, today)

/** Over on its day, once the one that it waits for is over: on the same day where that one was later. */
const after = (first: StepNow, date: Day | undefined, today: Day): StepNow =>
  first.isOver
    ? dayOf(date && first.date && first.date > date ? first.date : date, today)
    : expected(date, today)

const signedOn = (
  { stageId, objectNumber = '' }: ActiveObject,
  { signedDocuments = {} }: Settled,
  key: 'preliminary-agreement' | 'purchase-agreement' | 'interior-agreement',
): Day | undefined => signedDocuments[homeFile({ stageId, objectNumber }, key, 'sv').id]

/** Whether the preliminary agreement of a purchase was never signed, so that the grant has taken its place. */
export function isGrantedInstead(object: ActiveObject, settled: Settled, today: Day): boolean {
  const payment = paymentDayOf(object)
  return payment !== undefined && payment <= today && isUnsigned(object, settled)
}

/** Whether a purchase waits for the signature of its preliminary agreement, which can still be given. */
export function awaitsPreliminary(object: ActiveObject, settled: Settled, today: Day): boolean {
  return isUnsigned(object, settled) && !isGrantedInstead(object, settled, today)
}

const paymentDayOf = ({ timeline }: ActiveObject): Day | undefined =>
  timeline.find(({ step }) => step === 'payment')?.date

/** Whether the first agreement is a preliminary one, about a grant to come, and not signed. */
function isUnsigned(object: ActiveObject, settled: Settled): boolean {
  const isSettled = object.timeline.some(({ step, state }) => step === 'contract' && state === 'done')
  if (isSettled || object.succession) return false
  const { site } = settled
  return isReplaced(site, firstAgreementOf(object, site)) && !firstSignedOn(object, settled)
}

/** When the first agreement of a purchase was signed here. */
export const firstSignedOn = (object: ActiveObject, settled: Settled): Day | undefined =>
  signedOn(object, settled, firstAgreementOf(object, settled.site))

/** The first agreement; in Sweden, on the day of payment, the one that makes somebody the owner takes its place. */
function contractOf(object: ActiveObject, planned: Planned, settled: Settled, today: Day): StepNow {
  const { contract, payment } = planned
  if (object.succession) return dayOf(contract, today)
  const key = firstAgreementOf(object, settled.site)
  const signed = signedOn(object, settled, key)
  if (signed) return over(signed)
  if (isGrantedInstead(object, settled, today)) return over(payment)
  // it is told until when it should have been signed
  return { isOver: false, ...(contract && { date: contract }) }
}

/** Choices: over when they are signed, or when they can be made no longer; without a day where there is nothing to choose. */
function interiorOf(
  object: ActiveObject,
  { interior }: Planned,
  settled: Settled,
  today: Day,
  contract: StepNow,
): StepNow {
  if (!interior) return over(undefined)
  const signed = signedOn(object, settled, 'interior-agreement')
  if (signed) return over(signed)
  if (!contract.isOver || interior > today) return expected(interior, today)
  return over((contract.date ?? '') <= interior ? interior : undefined)
}

function paymentOf(
  { instalments, succession }: ActiveObject,
  { payment }: Planned,
  { paidOn = {} }: Settled,
  today: Day,
): StepNow {
  const rest = instalments.find(({ kind }) => kind === 'finalPayment')
  if (!rest || succession) return dayOf(payment, today)
  if (!isOpen(rest.status)) return over(paidOn[rest.id] ?? rest.dueDate)
  // as with the agreement
  return { isOver: false, ...(payment && { date: payment }) }
}

/** The keys are handed over when the home is paid and agreed on, not before their day. */
function keysOf({ moveIn }: Planned, today: Day, contract: StepNow, payment: StepNow): StepNow {
  if (!moveIn || !payment.isOver || !contract.isOver) return expected(moveIn, today)
  const days = [moveIn, payment.date ?? moveIn, contract.date ?? moveIn]
  return dayOf(days.toSorted().at(-1), today)
}

/** The steps as a timeline shows them. */
export const stepsNow = (progress: Progress): ActiveObject['timeline'] => timelineOf((step) => progress[step])
