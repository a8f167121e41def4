import { expect, test } from 'vitest'
import { createBackend } from '../../../backend.ts'
import { ownerOf } from './errand-record.ts'

const amira = ownerOf.user('user-amira')
const dayMs = 86_400_000

function worldAtNine() {
  const world = createBackend({ onViolation: 'fail' }).worlds.make('default')
  world.clock.freeze(Date.parse(`${world.data.today}T08:00:00Z`))
  return world
}

test('the news of an owner is what others did lately, not what she did herself', () => {
  const { errands, clock } = worldAtNine()
  const since = clock.now() - 7 * dayMs
  expect(errands.news(amira, since).map(({ errand }) => errand.id)).toEqual(['case-204817'])
  const record = errands.find(amira, 'case-204817')
  if (!record) throw new Error('no errand')
  const told = () => errands.news(amira, since).map(({ errand: { id }, at }) => ({ id, at }))
  const before = told()
  errands.complete(record, { description: 'Fortfarande kallt.', removed: [], added: [] })
  expect(told()).toEqual(before)
  errands.close(errands.find(amira, 'case-204817') ?? record)
  expect(errands.news(amira, since)).toEqual([])
})

test('what is new comes with time', () => {
  const { errands, clock } = worldAtNine()
  clock.advance(5 * 86_400)
  const latest = errands.news(amira, clock.now() - 4 * dayMs).map(({ errand }) => errand.id)
  expect(latest).toContain('case-204390')
})

test('a new world holds nothing of errands until one changes', () => {
  const { errands, data } = worldAtNine()
  expect(data.cases).toEqual({ changed: {}, boardEmails: {}, guaranteeEnds: {}, emptyLookups: [] })
  errands.list(amira)
  expect(data.cases.changed).toEqual({})
  const record = errands.find(amira, 'case-204655')
  if (record) errands.close(record)
  expect(Object.keys(data.cases.changed)).toEqual(['case-204655'])
})

test('a copy of a world goes on without the other', () => {
  const { errands, data, worlds, ...world } = worldAtNine()
  const before = structuredClone(data)
  const record = errands.find(amira, 'case-204655')
  if (record) errands.close(record)
  expect(before.cases.changed).toEqual({})
  expect(world.catalogue.persona('amira')).toBeDefined()
  expect(worlds().make('other').errands.find(amira, 'case-204655')).not.toEqual(
    errands.find(amira, 'case-204655'),
  )
})

test('after a clock was put back, what is done then counts, and what came later never was', () => {
  const { errands, clock } = worldAtNine()
  const start = clock.now()
  const record = errands.find(amira, 'case-204655')
  if (!record) throw new Error('no errand')
  clock.advance(3 * 86_400)
  errands.close(record)
  clock.freeze(start)
  const open = errands.find(amira, 'case-204655')
  if (!open) throw new Error('no errand')
  expect(errands.list(amira).find(({ id }) => id === 'case-204655')?.canEdit).toBe(true)
  errands.complete(open, { description: 'Repan har blivit längre.', removed: [], added: [] })
  clock.advance(5 * 86_400)
  const { caseStatusId, history } = errands.list(amira).find(({ id }) => id === 'case-204655') ?? {}
  expect(caseStatusId).toBe(1)
  expect(history?.map(({ text }) => text)).toEqual(['Ärendet kompletterat', 'Anmälan mottagen'])
})
