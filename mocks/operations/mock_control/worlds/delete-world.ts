import { problem } from '../../../engine/answer/problem.ts'
import { empty } from '../../shared/reply.ts'
import { noSuch } from '../shared/no-such.ts'
import type { ControlOperation } from '../shared/types.ts'

/** The default world comes back as new with the next call that is meant for it. */
export const deleteWorld: ControlOperation<'deleteWorld'> = async ({ path, world }) => {
  try {
    return (await world.worlds().delete(path.worldId)) ? empty(204) : noSuch('world', '/__mock/worlds')
  } catch (error) {
    console.error(`mock: world ${path.worldId} could not be deleted`, error)
    return problem(503, 'serviceUnavailable')
  }
}
