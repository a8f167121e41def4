import { resetWorld as reset } from '../../../state/world/change-world.ts'
import { reply } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'
import { worldView } from '../shared/world-view.ts'

export const resetWorld: ControlOperation<'resetWorld'> = ({ body, world }) =>
  reply(200, worldView(reset(world, body.seed)))
