import { problem } from '../../../engine/answer/problem.ts'
import type { World } from '../../../state/world.ts'

/** The id for one more world: the one asked for or one that is free. Refused when it is taken or there is no room. */
export function freeWorldId(wanted: string | undefined, world: World) {
  const worlds = world.worlds()
  if (wanted !== undefined && worlds.has(wanted)) {
    return { refused: problem(409, 'conflict', { detail: 'there is a world with this id' }) }
  }
  if (worlds.isFull) {
    const detail = `all ${worlds.limit} worlds of this mock are taken; delete one first`
    return { refused: problem(409, 'worldLimitReached', { detail }) }
  }
  let id = wanted ?? world.ids.next('world')
  while (worlds.has(id)) id = world.ids.next('world')
  return { id }
}
