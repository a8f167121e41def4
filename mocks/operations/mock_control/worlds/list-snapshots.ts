import { reply } from '../../shared/reply.ts'
import { snapshotView } from '../shared/snapshot-view.ts'
import type { ControlOperation } from '../shared/types.ts'

export const listSnapshots: ControlOperation<'listSnapshots'> = ({ world }) =>
  reply(200, world.snapshots.list().map(snapshotView))
