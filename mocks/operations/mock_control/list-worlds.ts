import { reply } from '../reply.ts'
import type { ControlOperation } from './service.ts'
import { worldSummary } from './world-view.ts'

export const listWorlds: ControlOperation<'listWorlds'> = ({ world }) => {
  const worlds = world.worlds()
  const seen = worlds.list().sort((a, b) => b.data.lastSeenAt - a.data.lastSeenAt)
  return reply(200, { limit: worlds.limit, worlds: seen.map(worldSummary) })
}
