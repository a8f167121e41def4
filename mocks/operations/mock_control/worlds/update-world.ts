import { setLabel } from '../../../state/course/course.ts'
import { reply } from '../../shared/reply.ts'
import { noSuch } from '../shared/no-such.ts'
import type { ControlOperation } from '../shared/types.ts'
import { worldSummary } from '../shared/world-view.ts'

export const updateWorld: ControlOperation<'updateWorld'> = async ({ path, body, world }) => {
  const worlds = world.worlds()
  const meant = worlds.has(path.worldId) ? await worlds.open(path.worldId) : undefined
  if (!meant) return noSuch('world', '/__mock/worlds')
  if (body.name !== undefined) meant.data.name = body.name
  if (body.label !== undefined) setLabel(meant.data, body.label)
  worlds.changed(meant)
  return reply(200, worldSummary(meant))
}
