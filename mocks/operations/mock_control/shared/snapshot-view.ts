import type { Snapshot } from '../../../state/world/snapshots.ts'
import { instant } from '../../shared/instant.ts'
import type { Control } from './types.ts'

/** A snapshot as this service shows it. */
export function snapshotView({ id, name, takenAt, now, revision }: Snapshot): Control<'Snapshot'> {
  return { id, name, takenAt: instant(takenAt), now: instant(now), revision }
}
