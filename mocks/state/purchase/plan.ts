import type { components } from '#gen/account_service/types.ts'
import { type Day, addDays, addMonths } from '../../catalogue/dates.ts'

export type Step = 'booking' | 'contract' | 'interior' | 'inspection' | 'payment' | 'moveIn'

type TimelineStep = components['schemas']['TimelineStep']

/** The order of time. */
export const steps: readonly Step[] = ['booking', 'contract', 'interior', 'inspection', 'payment', 'moveIn']

/** The day of each step as it is planned, and of the advance; `interior` is the last day to choose, if there is one. */
export type Plan = Readonly<Record<Exclude<Step, 'interior'> | 'advance', Day> & { interior?: Day }>

/** So long choices can be made, counted back from their last day; no shorter than this where the time runs short. */
export const daysToChoose = 90
const daysToChooseAtLeast = 14

/** How long before the keys each step is, in months, and the days on top. */
const beforeKeys = {
  booking: [-18, -3],
  contract: [-17, 0],
  interior: [-12, 3 + daysToChoose],
  advance: [-10, 0],
  inspection: [-1, 3],
  payment: [0, -14],
} as const satisfies Partial<Record<Step | 'advance', readonly [months: number, days: number]>>

/** What was chosen is ordered and built in before the inspection. */
const monthsToBuildIn = 3

/** Days to a step from the one before it, at the shortest; February leaves eleven between inspection and payment. */
const atLeast = { contract: 14, inspection: 14, payment: 11, moveIn: 14 } as const
/** From the first agreement, or from its signature where that was late. */
export const daysToAdvance = 14

/** The steps of somebody who bought when the home was begun: reckoned back from the day of the keys. */
export function planFromKeys(keys: Day): Plan {
  const on = (step: keyof typeof beforeKeys) => reckoned(keys, step)
  return {
    booking: on('booking'),
    contract: on('contract'),
    interior: on('interior'),
    advance: on('advance'),
    inspection: on('inspection'),
    payment: on('payment'),
    moveIn: keys,
  }
}

/**
 * The steps of somebody who books on a day a home that can be had from another: reckoned back from the keys, none before
 * its time. Where the home is nearly or quite ready the keys come later, and there is nothing left to choose.
 */
export function planFromBooking(signed: Day, entryDate: Day): Plan {
  const contract = later(reckoned(entryDate, 'contract'), addDays(signed, atLeast.contract))
  const inspection = later(reckoned(entryDate, 'inspection'), addDays(contract, atLeast.inspection))
  const payment = later(reckoned(entryDate, 'payment'), addDays(inspection, atLeast.payment))
  const moveIn = later(entryDate, addDays(payment, atLeast.moveIn))
  const advance = earlier(addDays(contract, daysToAdvance), payment)
  const wished = later(reckoned(entryDate, 'interior'), addDays(contract, daysToChoose))
  const interior = earlier(wished, addMonths(inspection, -monthsToBuildIn))
  const isToChoose = interior >= addDays(contract, daysToChooseAtLeast)
  return {
    booking: signed,
    contract,
    ...(isToChoose && { interior }),
    advance,
    inspection,
    payment,
    moveIn,
  }
}

/** The steps as an account keeps them, on the day that a world or a purchase begins; nothing to choose is nothing to wait for. */
export function stepsOf(plan: Plan, today: Day): TimelineStep[] {
  return timelineOf((step) => ({ isOver: (plan[step] ?? today) <= today, date: plan[step] }))
}

/** The steps as a timeline shows them: the first one that is not over is the current one. */
export function timelineOf(
  standing: (step: Step) => Readonly<{ isOver: boolean; date?: Day | undefined }>,
): TimelineStep[] {
  const current = steps.find((step) => !standing(step).isOver)
  return steps.map((step) => {
    const { isOver, date } = standing(step)
    const ahead = step === current ? 'current' : 'upcoming'
    return { step, state: isOver ? 'done' : ahead, ...(date && { date }) }
  })
}

function reckoned(keys: Day, step: keyof typeof beforeKeys): Day {
  const [months, days] = beforeKeys[step]
  return addDays(addMonths(keys, months), days)
}

const later = (one: Day, other: Day): Day => (one > other ? one : other)
const earlier = (one: Day, other: Day): Day => (one < other ? one : other)
