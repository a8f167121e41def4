import { reply } from '../../shared/reply.ts'
import { clockView } from '../shared/clock-view.ts'
import type { ControlOperation } from '../shared/types.ts'

export const getClock: ControlOperation<'getClock'> = ({ world }) => reply(200, clockView(world.clock))
