import { expect, test } from 'vitest'
import { Snapshots } from './snapshots.ts'
import { newWorldData } from './world.ts'

const data = () => newWorldData({ id: 'default', seed: 1, size: 1 })

test('a snapshot stays as the world was, whatever happens later', () => {
  const world = data()
  const snapshots = new Snapshots()
  const { id } = snapshots.take({ name: 'before', takenAt: 1, now: 2, data: world })
  world.ids['case'] = 1001
  expect(snapshots.byId(id)?.data.ids).toEqual({})
  expect(snapshots.byId('snap-9')).toBeUndefined()
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
