import { earliestTime, latestTime } from '../../../engine/worlds/clock.ts'
import { reply } from '../../shared/reply.ts'
import { clockView } from '../shared/clock-view.ts'
import { countWrite } from '../../../state/world/record-call.ts'
import type { ControlOperation } from '../shared/types.ts'
import { unprocessable } from '../shared/unprocessable.ts'

export const setClock: ControlOperation<'setClock'> = ({ body, world }) => {
  const { mode, speed } = body
  const now = body.now === undefined ? undefined : Date.parse(body.now)
  if (now !== undefined && !(now >= earliestTime && now <= latestTime)) {
    return unprocessable('/now', 'range', 'the clock goes from 2020 to 2050')
  }
  world.clock.set({ mode, ...(now === undefined ? {} : { now }), ...(speed === undefined ? {} : { speed }) })
  countWrite(world.data)
  return reply(200, clockView(world.clock))
}
