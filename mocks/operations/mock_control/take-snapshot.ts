import { reply } from '../reply.ts'
import { snapshotView } from './list-snapshots.ts'
import type { ControlOperation } from './service.ts'

export const takeSnapshot: ControlOperation<'takeSnapshot'> = ({ body, world }) => {
  const { data, clock } = world
  return reply(
    201,
    snapshotView(world.snapshots.take({ name: body.name, takenAt: Date.now(), now: clock.now(), data })),
  )
}
