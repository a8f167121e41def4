import { hash } from '../../../catalogue/lib/random.ts'
import { eventWords } from '../../../catalogue/cases/life/event-words.ts'
import type { EventWords } from '../../../catalogue/cases/life/event-words-type.ts'
import { type CaseStatusId, type LifeId, lives, status } from '../../../catalogue/cases/life/lives.ts'
import { caseWords } from '../../../catalogue/cases/rooms/case-words.ts'
import { addDays } from '../../../catalogue/dates.ts'
import type { Errand, ErrandRecord } from './errand-record.ts'
import { nordicDay } from '../../today.ts'
import { localTime, onWeekday } from '../local-time.ts'
import { memoize } from '../../../catalogue/lib/memoize.ts'

type Visit = { start: number; end: number }

/** A step that an errand has taken or will take; times are milliseconds. */
export type Step = {
  at: number
  status: CaseStatusId
  text: string
  by: string | null
  /** Whether its owner took it, and not the service. */
  own?: boolean
  /** When somebody comes, while that is booked. */
  visit?: Visit
}

/** Times of day at which offices write something, and at which visits begin and end. */
const officeHours = ['08:12', '09:40', '10:02', '11:25', '13:10', '14:35', '15:50']
const visitHours = [
  ['08:00', '10:00'],
  ['10:00', '12:00'],
  ['13:00', '15:00'],
] as const

/** What follows a visit is written this long after it ends. */
const afterVisitMs = 15 * 60_000
const halfHourMs = 30 * 60_000

/** Statuses that a firm brings about. */
const byFirm: ReadonlySet<CaseStatusId> = new Set([
  status.waitingSubcontractor,
  status.customerBooked,
  status.subcontractorWithLogin,
  status.subcontractorWithoutLogin,
  status.executed,
  status.executedNo,
])

/**
 * Every step of an errand, past and to come, oldest first. It follows from the record alone, so it is worked out once
 * for each.
 */
export const stepsOf = memoize((record: ErrandRecord): readonly Step[] => makeSteps(record))

/** How many steps have been taken at a time: the first always has. */
export function stepsTaken(steps: readonly Step[], now: number): number {
  return Math.max(1, steps.findLastIndex(({ at }) => at <= now) + 1)
}

function makeSteps(record: ErrandRecord): Step[] {
  let steps: Step[] = []
  for (const { does, at } of record.deeds) {
    const time = Date.parse(at)
    const taken = steps.filter((step) => step.at <= time)
    // a new life takes the place of what had not happened yet
    steps =
      does === 'edit'
        ? edited(steps, taken.length, time, record)
        : [...taken, ...lifeFrom(does, time, record)]
  }
  return steps
}

/** The steps with one more behind those that had been taken: it changes nothing. */
function edited(steps: readonly Step[], taken: number, at: number, { country }: ErrandRecord): Step[] {
  const { status: present = status.registered, visit } = steps[taken - 1] ?? {}
  const { edited: text } = eventWords(country)
  const step = { at, status: present, text, by: null, own: true, ...(visit ? { visit } : {}) }
  return [...steps.slice(0, taken), step, ...steps.slice(taken)]
}

/** The steps of one life that begins at a time: on weekdays, in office hours, one after the other. */
function lifeFrom(life: LifeId, from: number, record: ErrandRecord): Step[] {
  const words = eventWords(record.country)
  const began = nordicDay(from)
  const steps: Step[] = []
  for (const [index, [days, statusId]] of lives[life].entries()) {
    const before = steps.at(-1)
    const day = onWeekday(addDays(began, days))
    const chance = hash(`${record.id}/${life}/${index}`)
    if (before?.status === status.customerBooked) before.visit = visitOn(day, chance)
    const planned = before?.visit
      ? before.visit.end + afterVisitMs
      : localTime(day, officeHours[chance % officeHours.length] ?? '09:00')
    const at = before ? Math.max(planned, before.at + halfHourMs) : from
    const by = byFirm.has(statusId) ? firmOf(record) : null
    const own = index === 0
    steps.push({
      at,
      status: statusId,
      text: textOf(statusId, life, record, words),
      by,
      ...(own ? { own } : {}),
    })
  }
  return steps
}

function visitOn(day: string, chance: number): Visit {
  const [start, end] = visitHours[chance % visitHours.length] ?? visitHours[0]
  return { start: localTime(day, start), end: localTime(day, end) }
}

function textOf(
  statusId: CaseStatusId,
  life: LifeId,
  { caseTypeName }: ErrandRecord,
  words: EventWords,
): string {
  if (statusId !== status.ongoing) return words.steps[statusId]
  if (life === 'answered') return words.answered
  return caseTypeName === 'Garanti' || caseTypeName === 'Reklamasjon'
    ? words.guarantee
    : words.steps[statusId]
}

/** `Värmeteknik i Nacka` */
function firmOf({ country, trade, city }: ErrandRecord): string {
  return `${caseWords(country).firms[trade]} i ${city}`
}

/** The visit that is booked in a step, as the contract has it. */
export function appointmentOf({ visit }: Step, record: ErrandRecord): Errand['appointment'] {
  if (!visit) return null
  const { visitNotes } = eventWords(record.country)
  return {
    start: new Date(visit.start).toISOString(),
    end: new Date(visit.end).toISOString(),
    company: firmOf(record),
    note: visitNotes[hash(`${record.id}/note`) % visitNotes.length] ?? null,
  }
}
