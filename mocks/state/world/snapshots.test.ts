import { expect, test } from 'vitest'
import { Snapshots, stateOf } from './snapshots.ts'
import { newWorldData } from './world-data.ts'

const data = () => newWorldData({ id: 'default', seed: 1, size: 1 })

test('a snapshot stays as the world was, whatever happens later', () => {
  const world = data()
  const snapshots = new Snapshots()
  const { id } = snapshots.take({ name: 'before', takenAt: 1, now: 2, data: world })
  world.ids['case'] = 1001
  const taken = snapshots.byId(id)
  expect(taken && stateOf(taken)).toEqual({ ...world, ids: {} })
  expect(snapshots.byId('snap-9')).toBeUndefined()
  expect(snapshots.byId('constructor')).toBeUndefined()
})

test('the newest is first, and the oldest goes when there are fifty', () => {
  const snapshots = new Snapshots()
  for (let i = 1; i <= 51; i++) snapshots.take({ name: `${i}`, takenAt: i, now: i, data: data() })
  expect(snapshots.list()).toHaveLength(50)
  expect(
    snapshots
      .list()
      .map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(['51', '50'])
  expect(snapshots.byId('snap-1')).toBeUndefined()
})

test('snapshots go on where they were kept', () => {
  const before = new Snapshots()
  before.take({ name: 'one', takenAt: 1, now: 1, data: data() })
  const after = new Snapshots(before.data)
  expect(after.take({ name: 'two', takenAt: 2, now: 2, data: data() }).id).toBe('snap-2')
  expect(after.list().map(({ name }) => name)).toEqual(['two', 'one'])
})
