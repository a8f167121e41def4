import type { WorldStore } from './world-store.ts'

/** Rises when WorldData changes its shape: worlds of another shape are not opened. */
const format = 1
const keyOf = (id: string): string => `mock-world/${format}/${id}`

/** Keeps worlds in the browser: they survive a reload, a redirect and the end of the tab, and tabs share them. */
export function webStorage(storage: Storage): WorldStore {
  return {
    load: (id) => {
      const text = storage.getItem(keyOf(id))
      return text === null ? undefined : (JSON.parse(text) as ReturnType<WorldStore['load']>)
    },
    save: (data) => storage.setItem(keyOf(data.id), JSON.stringify(data)),
    delete: (id) => storage.removeItem(keyOf(id)),
  }
}

/** The id of the world that a change of the storage is about, if it is about one. */
export function changedWorld(key: string | null): string | undefined {
  const start = keyOf('')
  return key?.startsWith(start) ? key.slice(start.length) : undefined
}
