import { reply } from '../reply.ts'
import { snapshotView } from './list-snapshots.ts'
import type { ControlOperation } from './service.ts'

export const takeSnapshot: ControlOperation<'takeSnapshot'> = ({ body, world }) => {
  const { data, clock, snapshots, outside } = world
  const { name } = body
  return reply(201, snapshotView(snapshots.take({ name, takenAt: outside(), now: clock.now(), data })))
}
