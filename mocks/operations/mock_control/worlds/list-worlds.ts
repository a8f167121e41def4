import { reply } from '../../shared/reply.ts'
import type { ControlOperation } from '../shared/types.ts'
import { headView } from '../shared/world-view.ts'

/** Also those that nobody has played in for so long that they are no longer in memory, and those of other tabs. */
export const listWorlds: ControlOperation<'listWorlds'> = async ({ world }) => {
  const worlds = world.worlds()
  await worlds.refresh()
  const all = [
    ...worlds.list().map((one) => ({ head: one.data, requests: one.log.total })),
    ...worlds.unloaded().map((head) => ({ head, requests: 0 })),
  ]
  const seen = all.sort((a, b) => b.head.lastSeenAt - a.head.lastSeenAt)
  return reply(200, {
    limit: worlds.limit,
    worlds: seen.map(({ head, requests }) => headView(head, requests, world)),
  })
}
