import { latestTime } from '../../../engine/worlds/clock.ts'
import { reply } from '../../shared/reply.ts'
import { clockView } from '../shared/clock-view.ts'
import { countWrite } from '../../../state/world/record-call.ts'
import type { ControlOperation } from '../shared/types.ts'
import { unprocessable } from '../shared/unprocessable.ts'

/** Whatever falls due in between takes effect at its own time: states are settled from the clock when they are read. */
export const advanceClock: ControlOperation<'advanceClock'> = ({ body, world }) => {
  if (world.clock.now() + body.seconds * 1000 > latestTime) {
    return unprocessable('/seconds', 'range', 'the clock goes to the end of 2050')
  }
  world.clock.advance(body.seconds)
  countWrite(world.data)
  return reply(200, clockView(world.clock))
}
