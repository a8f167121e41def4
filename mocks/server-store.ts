import { defaultForgetDays } from './backend-defaults.ts'
import type { OriginPolicy } from './engine/origin-policy.ts'
import { ManyServers } from './many/many-servers.ts'
import { redisDesk } from './many/redis/redis-desk.ts'
import type { ServerOptions } from './server-options.ts'
import { sqliteStore } from './stores/sqlite-store.ts'
import type { WorldStore } from './stores/world-store.ts'

type Asked = Pick<ServerOptions, 'store' | 'storeOrMemory' | 'durable' | 'peer' | 'readsWithoutStore'>

/** `many` where several servers share the store. */
type Opened = { store: WorldStore | undefined; many?: ManyServers; close?: () => void } | { unusable: string }

/**
 * Opens the store of a server. A file that can't be used, such as one that another server has, is left as it is: whoever
 * asked for it is told, and is not left with worlds that end with the server unless that is what they want.
 */
export function openStore(
  { store, storeOrMemory, durable, peer, readsWithoutStore }: Asked,
  originPolicy?: OriginPolicy,
): Opened {
  if (store.kind === 'memory') return { store: undefined }
  if (store.kind === 'redis') {
    const many = new ManyServers({
      desk: redisDesk(withPassword(store.url), { forgetMs }),
      peer,
      readMs: readsWithoutStore * 1000,
      ...(originPolicy ? { originPolicy } : {}),
    })
    return { store: many.store, many }
  }
  const { file } = store
  try {
    const opened = sqliteStore(file, { durable })
    return { store: opened, close: () => opened.close() }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (!storeOrMemory) return { unusable: `${file} can't be used (${why}). ${advice}` }
    console.error(`Worlds are kept in memory only: ${file} can't be used (${why}).`)
    return { store: undefined }
  }
}

/** The address with the password from the environment: anybody on this machine can read the words of a command. */
function withPassword(address: string): string {
  const url = new URL(address)
  const password = process.env['MOCK_STORE_PASSWORD']
  if (password && url.password === '') url.password = password
  return url.href
}

const forgetMs = defaultForgetDays * 86_400_000

const advice =
  'Another server may have it: name another file (--store sqlite:FILE), keep worlds in memory (--store memory), ' +
  'or allow that where the file fails (--store-or-memory).'
