import { latestTime } from '../../engine/clock.ts'
import { reply } from '../reply.ts'
import { clockView } from './clock-view.ts'
import { type ControlOperation, wrote } from './service.ts'
import { unprocessable } from './unprocessable.ts'

/** Whatever falls due in between takes effect at its own time: states are settled from the clock when they are read. */
export const advanceClock: ControlOperation<'advanceClock'> = ({ body, world }) => {
  if (world.clock.now() + body.seconds * 1000 > latestTime) {
    return unprocessable('/seconds', 'range', 'the clock goes to the end of 2050')
  }
  world.clock.advance(body.seconds)
  wrote(world)
  return reply(200, clockView(world.clock))
}
