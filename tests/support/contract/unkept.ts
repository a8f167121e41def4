import type { World } from '#mocks/state/world.ts'
import { applyRows } from '#mocks/stores/changes.ts'
import { type JsonObject, copyOf, isSame } from '#mocks/stores/json.ts'
import type { SqliteStore } from '#mocks/stores/sqlite/sqlite-store.ts'
import { freshParts, isHeadKept, snapshotsKey } from '#mocks/stores/persistence/world-parts.ts'

/** The first part of a world that a store has otherwise than it is, held against it whole; undefined when there is none. */
export function unkeptIn(
  store: Pick<SqliteStore, 'load'>,
  { id, data, snapshots }: World,
): string | undefined {
  const kept = store.load(id)
  if (!kept || kept instanceof Promise) return 'everything'
  if (!isHeadKept(data, kept.head)) return 'the head'
  const found = applyRows(copyOf(freshParts(kept.head)) as JsonObject, kept.rows)
  const live = { ...data, [snapshotsKey]: snapshots.data } as unknown as JsonObject
  return Object.keys(found).find((part) => !isSame(found[part], live[part]))
}
