import { expect, test } from 'vitest'
import { WebIncoming } from '../request/incoming.ts'
import { Worlds, worldIdOf } from './worlds.ts'

const worlds = (limit: number) => new Worlds({ limit, open: (id, seed = 1) => ({ id, seed }) })

const asking = (headers: Record<string, string> = {}) =>
  new WebIncoming(new Request('http://localhost/', { headers }))

test('a request belongs to the world of its header, else of its cookie, else to the default one', () => {
  expect(worldIdOf(asking({ 'x-world': 'group-1' }), { world: 'group-2' })).toBe('group-1')
  expect(worldIdOf(asking(), { world: 'group-2' })).toBe('group-2')
  expect(worldIdOf(asking(), {})).toBe('default')
  expect(worldIdOf(asking({ 'x-world': 'group 1' }), {})).toBeUndefined()
})

test('a world is made when it is named for the first time, and stays', () => {
  const some = worlds(2)
  const first = some.get('a')
  expect(first).toEqual({ id: 'a', seed: 1 })
  expect(some.get('a')).toBe(first)
  expect(some.make('b', 7)).toEqual({ id: 'b', seed: 7 })
  expect(some.list().map(({ id }) => id)).toEqual(['a', 'b'])
})

test('when there is no room no world is made, until one goes', () => {
  const some = worlds(1)
  some.get('a')
  expect(some.isFull).toBe(true)
  expect(some.get('b')).toBeUndefined()
  expect(some.delete('a')).toBe(true)
  expect(some.delete('a')).toBe(false)
  expect(some.get('b')).toEqual({ id: 'b', seed: 1 })
})

test('a world that was being read while somebody else went on with it is read again', async () => {
  const reads: ((seed: number) => void)[] = []
  const load = (id: string) =>
    new Promise<{ id: string; seed: number }>((read) => reads.push((seed) => read({ id, seed })))
  const head = (id: string) => ({ id, lastSeenAt: 0 })
  const some = new Worlds({
    limit: 2,
    open: (id, seed = 1) => ({ id, seed }),
    archive: { kept: [head('a')], load, unload: ({ id }) => head(id), forget: () => undefined },
  })
  const early = some.open('a')
  some.close('a', ({ id }) => head(id))
  const late = some.open('a')
  reads[0]?.(5)
  await Promise.resolve()
  reads[1]?.(6)
  expect(await late).toEqual({ id: 'a', seed: 6 })
  expect(await early).toBe(await late)
  expect(some.open('a')).toBe(await late)
  expect(reads).toHaveLength(2)
})
