import { controlClient } from '#tests/support/clients/control-client.ts'
import type { BackendOptions } from '../backend.ts'
import { sqliteStore } from './sqlite/sqlite-store.ts'
import type { Change, WorldStore } from './world-store.ts'

export type Started = { session: string }

export const login = {
  body: { returnUrl: 'http://localhost:5173/', environment: 'development' },
}
export const start = '/account_service/login/bank_id/start'
export const statusOf = (session: string) => `/account_service/login/bank_id/status/${session}`

/** Backends one after the other over the same store, and what is saved in it. */
export type KeptWorlds = {
  saved: Change[][]
  restarted: (options?: Partial<BackendOptions>) => ReturnType<typeof controlClient>
}

/** A store that outlives its backends, and what is saved in it. */
export function shared(): KeptWorlds {
  const store = sqliteStore(':memory:')
  const saved: Change[][] = []
  const watched: WorldStore = {
    ...store,
    save: (head, changes, anew) => {
      saved.push(changes)
      return store.save(head, changes, anew)
    },
  }
  const restarted = (options = {}) =>
    controlClient({ store: { ...watched, heads: store.list() }, ...options })
  return { saved, restarted }
}
