import { earliestTime, latestTime } from '../../engine/clock.ts'
import { reply } from '../reply.ts'
import { clockView } from './clock-view.ts'
import { type ControlOperation, wrote } from './service.ts'
import { unprocessable } from './unprocessable.ts'

export const setClock: ControlOperation<'setClock'> = ({ body, world }) => {
  const { mode, speed } = body
  const now = body.now === undefined ? undefined : Date.parse(body.now)
  if (now !== undefined && !(now >= earliestTime && now <= latestTime)) {
    return unprocessable('/now', 'range', 'the clock goes from 2020 to 2050')
  }
  world.clock.set({ mode, ...(now === undefined ? {} : { now }), ...(speed === undefined ? {} : { speed }) })
  wrote(world)
  return reply(200, clockView(world.clock))
}
