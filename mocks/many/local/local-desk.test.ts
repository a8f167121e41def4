import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { worldsAreKept } from '../../stores/kept-worlds-tests.test-support.ts'
import type { Desk } from '../leases/desk.ts'
import { commitOf, deskKeepsItsWord, row } from '../leases/desk-tests.test-support.ts'
import { sharedAt } from '../store/many-worlds.test-support.ts'
import { localDesk } from './local-desk.ts'

const desks: Desk[] = []
const folder = mkdtempSync(join(tmpdir(), 'local-desk-'))
afterAll(() => {
  for (const desk of desks) desk.close()
  rmSync(folder, { recursive: true })
})

function newDesk(path = ':memory:', given: Partial<Parameters<typeof localDesk>[1]> = {}): Desk {
  const desk = localDesk(path, { forgetMs: 60_000, ...given })
  desks.push(desk)
  return desk
}

worldsAreKept('memory', () => sharedAt(newDesk()))
deskKeepsItsWord(newDesk)

test('what workers wrote is there when they begin again, but for who played it', async () => {
  const file = join(folder, 'worlds.sqlite')
  const today = () => 5000
  const before = newDesk(file, { today })
  await before.take('a', 'one', 60_000)
  await before.commit(commitOf('a', { put: [row('x', '1')] }))
  before.close()
  desks.pop()
  const after = newDesk(file, { today })
  expect(await after.take('a', 'two', 1000)).toMatchObject({ isMine: true, version: 1 })
  expect(await after.load('a')).toMatchObject({ rows: [row('x', '1')], version: 1 })
})

test('a world that nobody asks for is forgotten, and one that is played is not', async () => {
  let now = 0
  const clock = { now: () => now, today: () => now, forgetMs: 5000 }
  const desk = newDesk(':memory:', clock)
  for (const id of ['a', 'b']) {
    await desk.take(id, 'one', 1000)
    await desk.commit(commitOf(id, {}))
  }
  now = 6000
  await desk.renew('b', 'one', 1, 1000)
  expect((await desk.heads()).map(({ id }) => id)).toEqual(['b'])
})
