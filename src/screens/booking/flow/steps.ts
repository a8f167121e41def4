import type { BookingVariant } from '#gen/content/model.ts'
import type { BookingStatus } from '#gen/buyresidence/model.ts'

export type Step =
  | 'start-booking'
  | 'personal-info'
  | 'choices'
  | 'documents'
  | 'financing'
  | 'accomodation'
  | 'sign'
  | 'payment'
  | 'done'

/** A step that asks for something before the booking is started. */
export type FormStep = Extract<Step, 'personal-info' | 'choices' | 'financing' | 'accomodation'>

/** The order of the steps of each variant (S-075, E-076 to E-078). */
const orders: Record<BookingVariant, readonly Step[]> = {
  one: ['start-booking', 'personal-info', 'financing', 'sign', 'done'],
  two: ['start-booking', 'personal-info', 'documents', 'sign', 'payment', 'done'],
  three: [
    'start-booking',
    'personal-info',
    'choices',
    'financing',
    'accomodation',
    'sign',
    'payment',
    'done',
  ],
}

export const stepsOf = (variant: BookingVariant): readonly Step[] => orders[variant]

const needsBooking: readonly Step[] = ['documents', 'sign', 'payment', 'done']

/** Whether a step is about a booking that has been started; the ones before ask for what it needs. */
const isAfterStart = (step: Step): boolean => needsBooking.includes(step)

/** The last step before the booking is started: its Next starts it. */
export const lastFormStep = (variant: BookingVariant): FormStep =>
  stepsOf(variant).findLast((step) => !isAfterStart(step)) as FormStep

/** The step that comes so many after another; the ends stay where they are. */
export function stepFrom(variant: BookingVariant, step: Step, by: 1 | -1): Step {
  const steps = stepsOf(variant)
  return steps[steps.indexOf(step) + by] ?? step
}

/** Where a link to a step leads: no further than the first step before it that still asks for something. */
export function openedAt(
  variant: BookingVariant,
  linked: string | undefined,
  isFilled: (step: Step) => boolean,
): Step | undefined {
  const steps = stepsOf(variant)
  const at = steps.findIndex((step) => step === linked)
  return steps.slice(0, at + 1).find((step, index) => index === at || !isFilled(step))
}

/** What the server knows of where somebody is. */
export type Known = {
  isHeld: boolean
  /** The booking, once it is started. */
  booking?: 'preparing' | BookingStatus | undefined
}

/** Whether a booking that stands so needs its home to be held: what has come to its end does not. */
export const needsHold = (variant: BookingVariant, booking: Known['booking']): boolean =>
  placeOf(variant, undefined, { isHeld: true, booking }) !== 'done'

/**
 * The step that is shown: the one somebody has come to, as far as the server knows of it. A booking that is signed is
 * not changed any more; without one nobody can sign, and without a hold nobody is asked for anything.
 */
export function placeOf(variant: BookingVariant, wanted: Step | undefined, { isHeld, booking }: Known): Step {
  const steps = stepsOf(variant)
  if (booking === 'signed') return steps.includes('payment') ? 'payment' : 'done'
  if (booking === 'paid' || booking === 'completed') return 'done'
  const isKnown = wanted !== undefined && steps.includes(wanted)
  if (booking === 'preparing' || booking === 'readyToSign') {
    const first = stepFrom(variant, lastFormStep(variant), 1)
    if (!isKnown || wanted === 'start-booking') return first
    return steps.indexOf(wanted) > steps.indexOf('sign') ? 'sign' : wanted
  }
  if (!isHeld) return 'start-booking'
  if (!isKnown || wanted === 'start-booking') return 'personal-info'
  return isAfterStart(wanted) ? lastFormStep(variant) : wanted
}
