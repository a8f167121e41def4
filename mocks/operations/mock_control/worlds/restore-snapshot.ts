import { restoreSnapshot as restore } from '../../../state/world/change-world.ts'
import { reply } from '../../shared/reply.ts'
import { noSuch } from '../shared/no-such.ts'
import type { ControlOperation } from '../shared/types.ts'
import { worldView } from '../shared/world-view.ts'

export const restoreSnapshot: ControlOperation<'restoreSnapshot'> = ({ path, world }) => {
  const snapshot = world.snapshots.byId(path.snapshotId)
  return snapshot ? reply(200, worldView(restore(world, snapshot))) : noSuch('snapshot', '/__mock/snapshots')
}
