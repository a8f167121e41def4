import type { Change } from '../world-store.ts'

/** What is to be written of a world: first all that is dropped, then what is put, in the order it came about. */
export type Gathered = { dropped: Set<string>; put: Map<string, Change> }

/** Adds a change; of several at one place only the last is left. */
export function gather({ dropped, put }: Gathered, change: Change): void {
  const { path } = change
  if ('gone' in change) {
    dropped.add(path)
    for (const other of put.keys()) if (other.startsWith(`${path}/`)) put.delete(other)
    put.delete(path)
    if (!change.marked) return
  }
  put.set(path, change)
}
