import { cloneWorld as clone } from '../../../state/world/change-world.ts'
import { reply } from '../../shared/reply.ts'
import { freeWorldId } from '../shared/free-world-id.ts'
import { noSuch } from '../shared/no-such.ts'
import type { ControlOperation } from '../shared/types.ts'
import { worldSummary } from '../shared/world-view.ts'

export const cloneWorld: ControlOperation<'cloneWorld'> = async ({ path, body, world }) => {
  const worlds = world.worlds()
  const original = worlds.has(path.worldId) ? await worlds.open(path.worldId) : undefined
  if (!original) return noSuch('world', '/__mock/worlds')
  const { id, refused } = freeWorldId(body.id, world)
  return id === undefined ? refused : reply(201, worldSummary(clone(original, id, body.name)))
}
