import { reply } from '../reply.ts'
import type { ControlOperation } from './service.ts'
import { worldView } from './world-view.ts'

export const getWorld: ControlOperation<'getWorld'> = ({ world }) => reply(200, worldView(world))
