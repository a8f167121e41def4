import { defaultForgetDays } from '../backend-defaults.ts'
import type { OriginPolicy } from '../engine/origins/origin-policy.ts'
import type { Desk } from '../many/leases/desk.ts'
import { localDesk } from '../many/local/local-desk.ts'
import { ManyServers } from '../many/many-servers.ts'
import { redisDesk } from '../many/redis/redis-desk.ts'
import type { Leader } from '../many/workers/leader.ts'
import type { ServerOptions } from './server-options.ts'
import { sqliteStore } from '../stores/sqlite/sqlite-store.ts'
import type { WorldStore } from '../stores/world-store.ts'

type Asked = Pick<ServerOptions, 'store' | 'storeOrMemory' | 'durable' | 'peer' | 'readsWithoutStore'>

/** `many` where several servers share the store. */
type Opened = { store: WorldStore | undefined; many?: ManyServers; close?: () => void } | { unusable: string }

/**
 * Opens the store of a server. A file that can't be used, such as one that another server has, is left as it is: whoever
 * asked for it is told, and is not left with worlds that end with the server unless that is what they want.
 *
 * @param leader who keeps the worlds of all workers, where this is one of them
 */
export function openStore(
  { store, storeOrMemory, durable, peer, readsWithoutStore }: Asked,
  originPolicy?: OriginPolicy,
  leader?: Leader,
): Opened {
  const desk =
    store.kind === 'redis' ? redisDesk(withPassword(store.url), { forgetMs }) : leader?.desk(store.kind)
  if (desk) {
    const many = new ManyServers({
      desk,
      peer,
      readMs: readsWithoutStore * 1000,
      ...(originPolicy ? { originPolicy } : {}),
    })
    return { store: many.store, many }
  }
  if (store.kind !== 'sqlite') return { store: undefined }
  const opened = openedOrNot(store.file, storeOrMemory, (file) => sqliteStore(file, { durable }))
  if (!opened || 'unusable' in opened) return opened ?? { store: undefined }
  return { store: opened, close: () => opened.close() }
}

/** The desk that workers share where they have no Redis: in the file, or in memory. */
export function openLocalDesk({
  store,
  storeOrMemory,
  durable,
}: Pick<Asked, 'store' | 'storeOrMemory' | 'durable'>): Desk | { unusable: string } {
  const open = (path: string) => localDesk(path, { forgetMs, keeping: { durable } })
  const opened = store.kind === 'sqlite' ? openedOrNot(store.file, storeOrMemory, open) : undefined
  return opened ?? open(':memory:')
}

/** What was opened, why it could not be, or nothing where memory will do. */
function openedOrNot<T>(
  file: string,
  storeOrMemory: boolean,
  open: (file: string) => T,
): T | { unusable: string } | undefined {
  try {
    return open(file)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (!storeOrMemory) return { unusable: `${file} can't be used (${why}). ${advice}` }
    console.error(`Worlds are kept in memory only: ${file} can't be used (${why}).`)
    return undefined
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
