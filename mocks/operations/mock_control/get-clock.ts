import { reply } from '../reply.ts'
import { clockView } from './clock-view.ts'
import type { ControlOperation } from './service.ts'

export const getClock: ControlOperation<'getClock'> = ({ world }) => reply(200, clockView(world.clock))
