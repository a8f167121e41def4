import { expect, test } from 'vitest'
import { catalogueOf } from '../../../catalogue/catalogue.ts'
import { type LifeId, lives, newLives, status } from '../../../catalogue/cases/life/lives.ts'
import { weekday } from '../../../catalogue/dates.ts'
import { stepsOf, stepsTaken } from './errand-lifecycle.ts'
import { type ErrandRecord, ownerOf } from './errand-record.ts'
import { errandAt, isDoneAt } from './errand-view.ts'
import { nordicDay } from '../../today.ts'
import { seededFor } from './seeded-errands.ts'

const dayMs = 86_400_000
const catalogue = catalogueOf({ referenceDate: '2026-11-20', seed: '1', size: 1 })
const [like] = seededFor(catalogue, ownerOf.user('user-amira')).errands
const ids = Object.keys(lives) as LifeId[]

function errand(life: LifeId, change: Partial<ErrandRecord> = {}): ErrandRecord {
  if (!like) throw new Error('no errand')
  return { ...like, deeds: [{ does: life, at: '2026-11-14T08:31:00.000Z' }], ...change }
}

test.each(ids)('a life of the kind %s goes forward in time, and its offices work on weekdays', (life) => {
  for (let day = 0; day < 14; day++) {
    const from = new Date(Date.parse('2026-03-20T21:40:00Z') + day * dayMs).toISOString()
    const [first, ...later] = stepsOf(errand(life, { id: `case-${day}`, deeds: [{ does: life, at: from }] }))
    expect(first?.at).toBe(Date.parse(from))
    const times = [first?.at ?? 0, ...later.map(({ at }) => at)]
    expect(times.every((at, index) => index === 0 || at > (times[index - 1] ?? 0))).toBe(true)
    const weekdays = later.map(({ at }) => weekday(nordicDay(at)))
    expect(weekdays.filter((one) => one === 0 || one === 6)).toEqual([])
  }
})

test.each(ids)('a life of the kind %s is done in the end', (life) => {
  expect(isDoneAt(errand(life), Date.parse('2030-01-01'))).toBe(true)
})

test('a new errand begins registered and ends completed', () => {
  for (const life of [...newLives.se, ...newLives.no]) {
    const statuses = lives[life].map(([, one]) => one)
    expect([status.registered, status.registeredNo]).toContain(statuses[0])
    expect(statuses.at(-1)).toBe(status.completed)
  }
})

test('a visit that is booked lies between the booking and what follows, by day', () => {
  for (let number = 0; number < 40; number++) {
    const steps = stepsOf(errand('visit', { id: `case-${number}` }))
    const booked = steps.findIndex((step) => step.status === status.customerBooked)
    const { at = 0, visit } = steps[booked] ?? {}
    const after = steps[booked + 1]?.at ?? 0
    expect(visit && at < visit.start && visit.start < visit.end && visit.end < after).toBe(true)
    expect(nordicDay(visit?.start ?? 0)).toBe(nordicDay(after))
  }
})

test('the visit shows while it is booked and not before or after', () => {
  const record = errand('visit')
  const shown = stepsOf(record).map(({ at }) => errandAt(record, at).appointment !== null)
  expect(shown).toEqual([false, false, true, false, false])
})

test('what an errand has been through never changes as time goes on', () => {
  const reported = errand('material')
  const edits = ['2026-11-15T10:00:00.000Z', '2026-11-20T10:00:00.000Z'].map((at) => ({
    does: 'edit' as const,
    at,
  }))
  const record = { ...reported, deeds: [...reported.deeds, ...edits] }
  let before: unknown[] = []
  for (let now = Date.parse('2026-11-14T08:31:00Z'); now < Date.parse('2027-03-01'); now += dayMs / 4) {
    const { history, caseStatusId } = errandAt(record, now)
    expect(history.slice(history.length - before.length)).toEqual(before)
    expect(history[0]?.caseStatusId).toBe(caseStatusId)
    before = history
  }
  expect(before).toHaveLength(8)
})

test('after a closing nothing comes that had not come before it', () => {
  const record = errand('visit')
  const at = new Date(stepsOf(record)[1]?.at ?? 0).toISOString()
  const closed = { ...record, deeds: [...record.deeds, { does: 'cancelled' as const, at }] }
  expect(stepsOf(closed).map((step) => step.status)).toEqual([1, 10, 41])
})

test('what is done in one and the same moment stands in the order in which it was done', () => {
  const record = errand('visit')
  const at = '2026-11-14T08:31:00.000Z'
  const doing = (...done: ErrandRecord['deeds'][number]['does'][]) => ({
    ...record,
    deeds: [...record.deeds, ...done.map((does) => ({ does, at }))],
  })
  const texts = stepsOf(doing('edit', 'edit', 'cancelled')).map(({ text }) => text)
  expect(texts).toEqual([
    'Anmälan mottagen',
    'Ärendet kompletterat',
    'Ärendet kompletterat',
    'Avslutat av dig',
  ])
})

test('before its beginning an errand is registered: a clock can be put back', () => {
  const steps = stepsOf(errand('visit'))
  expect(stepsTaken(steps, 0)).toBe(1)
  expect(errandAt(errand('visit'), 0).caseStatusId).toBe(1)
})

test('of a very long history the newest hundred events are shown', () => {
  const from = Date.parse('2026-11-14T09:00:00Z')
  const edits = Array.from({ length: 150 }, (_, minute) => new Date(from + minute * 60_000).toISOString())
  const reported = errand('queue')
  const deeds = [...reported.deeds, ...edits.map((at) => ({ does: 'edit' as const, at }))]
  const { history, caseStatusId } = errandAt({ ...reported, deeds }, from + dayMs)
  expect(history).toHaveLength(100)
  expect(history[0]).toMatchObject({ at: edits.at(-1), caseStatusId })
})
