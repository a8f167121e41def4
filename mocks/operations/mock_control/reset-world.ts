import { resetWorld as reset } from '../../state/change-world.ts'
import { reply } from '../reply.ts'
import type { ControlOperation } from './service.ts'
import { worldView } from './world-view.ts'

export const resetWorld: ControlOperation<'resetWorld'> = ({ body, world }) =>
  reply(200, worldView(reset(world, body.seed)))
