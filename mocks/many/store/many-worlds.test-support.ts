import { onTestFinished } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'
import type { KeptWorlds } from '../../stores/kept-worlds.test-support.ts'
import type { Change, WorldStore } from '../../stores/world-store.ts'
import type { Desk } from '../leases/desk.ts'
import { Leases } from '../leases/leases.ts'
import { manyStore } from './many-store.ts'

/**
 * Backends one after the other at a desk. Each takes the worlds that it plays once the one before has let go of them. None
 * lets go of anything once its test is over, for the desk may be closed by then.
 */
export function sharedAt(desk: Desk): KeptWorlds {
  const saved: Change[][] = []
  let letGoBefore = async () => {}
  let count = 0
  const restarted: KeptWorlds['restarted'] = (options = {}) => {
    const before = letGoBefore
    const leases: Leases = new Leases({ desk }, () => ({
      whenFree: (id, work) => client.backend.whenFree(id, work),
      letGo: (id) => client.backend.letGo(id),
      putAway: async (id) => client.backend.worlds.unload(id),
      news: () => undefined,
    }))
    onTestFinished(() => leases.stop())
    leases.holder = `127.0.0.1:1#${(count += 1)}`
    const store = manyStore(desk, leases)
    const watched: WorldStore = {
      ...store,
      save: (head, changes, anew) => {
        saved.push(changes)
        return store.save(head, changes, anew)
      },
    }
    const client = controlClient({ store: watched, ...options })
    letGoBefore = async () => leases.releaseAll()
    const call: typeof client.call = async (method, path, sent) => {
      await before()
      if (path.startsWith('/__mock/worlds')) await client.backend.worlds.refresh()
      await leases.take(sent?.world ?? 'default')
      return client.call(method, path, sent)
    }
    return { ...client, call }
  }
  return { saved, restarted }
}
