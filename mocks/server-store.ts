import type { ServerOptions } from './server-options.ts'
import { type SqliteStore, sqliteStore } from './stores/sqlite-store.ts'

type Asked = Pick<ServerOptions, 'store' | 'storeOrMemory' | 'durable'>

type Opened = { store: SqliteStore | undefined } | { unusable: string }

/**
 * Opens the store of a server. A file that can't be used, such as one that another server has, is left as it is: whoever
 * asked for it is told, and is not left with worlds that end with the server unless that is what they want.
 */
export function openStore({ store, storeOrMemory, durable }: Asked): Opened {
  if (store.kind === 'memory') return { store: undefined }
  const { file } = store
  try {
    return { store: sqliteStore(file, { durable }) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (!storeOrMemory) return { unusable: `${file} can't be used (${why}). ${advice}` }
    console.error(`Worlds are kept in memory only: ${file} can't be used (${why}).`)
    return { store: undefined }
  }
}

const advice =
  'Another server may have it: name another file (--store sqlite:FILE), keep worlds in memory (--store memory), ' +
  'or allow that where the file fails (--store-or-memory).'
