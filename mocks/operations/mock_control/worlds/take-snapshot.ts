import { reply } from '../../shared/reply.ts'
import { snapshotView } from '../shared/snapshot-view.ts'
import type { ControlOperation } from '../shared/types.ts'

export const takeSnapshot: ControlOperation<'takeSnapshot'> = ({ body, world }) => {
  const { data, clock, snapshots, outside } = world
  const { name } = body
  return reply(201, snapshotView(snapshots.take({ name, takenAt: outside(), now: clock.now(), data })))
}
