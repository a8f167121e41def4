import { reply } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'
import { worldView } from '../shared/world-view.ts'

export const getWorld: ControlOperation<'getWorld'> = ({ world }) => reply(200, worldView(world))
