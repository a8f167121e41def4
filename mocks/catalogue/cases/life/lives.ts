import type { components } from '#gen/case_management/types.ts'
import type { CaseCountry } from '../place.ts'

export type CaseStatusId = components['schemas']['CaseStatusId']

/** The statuses that rules and texts speak of, by name (G-037). */
export const status = {
  registered: 1,
  registeredNo: 2,
  ongoing: 10,
  notResponding: 11,
  waitingCustomer: 12,
  waitingDecision: 13,
  waitingSubcontractor: 14,
  waitingWeather: 15,
  waitingMaterial: 16,
  waitingInvestigation: 17,
  customerBooked: 18,
  customerNotBooked: 19,
  materials: 20,
  subcontractorWithLogin: 21,
  subcontractorWithoutLogin: 22,
  investigation: 23,
  infoFromCustomer: 24,
  otherSeason: 25,
  executedNo: 26,
  reference: 27,
  executed: 30,
  completed: 40,
  cancelled: 41,
  cancelledNo: 42,
  shredded: 43,
} as const satisfies Record<string, CaseStatusId>

/** Statuses in which the customer has to answer; completing the errand ends them. */
export const awaitsCustomer: ReadonlySet<CaseStatusId> = new Set([
  status.notResponding,
  status.waitingCustomer,
  status.infoFromCustomer,
])

/** Statuses after which nothing can be changed or closed. */
export const isDone: ReadonlySet<CaseStatusId> = new Set([
  status.executedNo,
  status.executed,
  status.completed,
  status.cancelled,
  status.cancelledNo,
  status.shredded,
])

/** A status, and how many days after the beginning it comes; on a weekend it waits until Monday. */
type LifeStep = readonly [day: number, status: CaseStatusId]

const { registered, registeredNo, ongoing, customerBooked, executed, executedNo, completed } = status

/**
 * How errands go on by themselves as time passes: the days count from the report, from the answer of a customer, or
 * from the closing. A visit that was booked takes place on the day of the step after it.
 */
export const lives = {
  visit: [
    [0, registered],
    [1, ongoing],
    [3, customerBooked],
    [10, executed],
    [24, completed],
  ],
  byTurn: [
    [0, registered],
    [2, ongoing],
    [20, customerBooked],
    [40, executed],
    [60, completed],
  ],
  queue: [
    [0, registered],
    [30, ongoing],
    [33, customerBooked],
    [44, executed],
    [58, completed],
  ],
  service: [
    [0, registered],
    [1, ongoing],
    [3, executed],
    [5, completed],
  ],
  material: [
    [0, registered],
    [1, ongoing],
    [6, status.waitingMaterial],
    [34, customerBooked],
    [41, executed],
    [55, completed],
  ],
  parts: [
    [0, registered],
    [2, ongoing],
    [5, status.materials],
    [30, customerBooked],
    [37, executed],
    [51, completed],
  ],
  weather: [
    [0, registered],
    [2, ongoing],
    [5, status.waitingWeather],
    [60, customerBooked],
    [67, executed],
    [81, completed],
  ],
  season: [
    [0, registered],
    [3, ongoing],
    [7, status.otherSeason],
    [170, customerBooked],
    [180, executed],
    [194, completed],
  ],
  decision: [
    [0, registered],
    [2, ongoing],
    [4, status.waitingDecision],
    [25, customerBooked],
    [32, executed],
    [46, completed],
  ],
  subcontractor: [
    [0, registered],
    [1, ongoing],
    [3, status.waitingSubcontractor],
    [10, status.subcontractorWithLogin],
    [30, customerBooked],
    [36, executed],
    [50, completed],
  ],
  subcontractorByPhone: [
    [0, registered],
    [1, ongoing],
    [3, status.subcontractorWithoutLogin],
    [24, customerBooked],
    [31, executed],
    [45, completed],
  ],
  investigation: [
    [0, registered],
    [1, ongoing],
    [4, status.waitingInvestigation],
    [18, status.investigation],
    [35, customerBooked],
    [42, executed],
    [56, completed],
  ],
  notBooked: [
    [0, registered],
    [2, ongoing],
    [5, status.customerNotBooked],
    [26, customerBooked],
    [33, executed],
    [47, completed],
  ],
  unanswered: [
    [0, registered],
    [1, ongoing],
    [3, status.infoFromCustomer],
    [17, status.waitingCustomer],
    [31, status.notResponding],
    [45, completed],
  ],
  reference: [
    [0, registered],
    [1, ongoing],
    [2, status.reference],
    [60, completed],
  ],
  shredded: [
    [0, registered],
    [1, status.shredded],
  ],
  norwegianVisit: [
    [0, registeredNo],
    [1, ongoing],
    [3, customerBooked],
    [10, executedNo],
    [17, executed],
    [31, completed],
  ],
  norwegianQueue: [
    [0, registeredNo],
    [30, ongoing],
    [33, customerBooked],
    [44, executedNo],
    [51, executed],
    [65, completed],
  ],
  norwegianFirm: [
    [0, registeredNo],
    [1, ongoing],
    [3, status.waitingSubcontractor],
    [24, customerBooked],
    [31, executedNo],
    [38, executed],
    [52, completed],
  ],
  /** A round is inspected, its remarks are mended one by one, and then it is over. */
  round: [
    [0, registered],
    [3, ongoing],
    [30, executed],
    [60, completed],
  ],
  norwegianRound: [
    [0, registeredNo],
    [3, ongoing],
    [30, executedNo],
    [37, executed],
    [60, completed],
  ],
  /** After the customer has answered. */
  answered: [
    [0, ongoing],
    [3, customerBooked],
    [9, executed],
    [23, completed],
  ],
  cancelled: [[0, status.cancelled]],
  cancelledNo: [[0, status.cancelledNo]],
} as const satisfies Record<string, readonly LifeStep[]>

export type LifeId = keyof typeof lives

/** The lives that a new errand can get; which one follows from its number. */
export const newLives: Readonly<Record<CaseCountry, readonly LifeId[]>> = {
  se: ['visit', 'material', 'visit', 'subcontractor', 'notBooked'],
  no: ['norwegianVisit', 'norwegianFirm'],
}
