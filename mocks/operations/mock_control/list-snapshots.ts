import type { Snapshot } from '../../state/snapshots.ts'
import { reply } from '../reply.ts'
import { type Control, type ControlOperation, instant } from './service.ts'

export function snapshotView({ id, name, takenAt, now, revision }: Snapshot): Control<'Snapshot'> {
  return { id, name, takenAt: instant(takenAt), now: instant(now), revision }
}

export const listSnapshots: ControlOperation<'listSnapshots'> = ({ world }) =>
  reply(200, world.snapshots.list().map(snapshotView))
