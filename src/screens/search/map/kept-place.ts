import type { MapPlace } from '#src/lib/map-types.ts'
import { keepIn } from '#src/lib/storage/keep-in.ts'

const storageKey = (entry: string) => `search-map:${entry}`

/** Where the map stood at a place in the history, for a reload and the way back. */
export function readPlace(entry: string): MapPlace | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey(entry)) ?? 'null') as MapPlace | null
    return kept ?? undefined
  } catch {
    // storage is switched off, or holds something else
    return undefined
  }
}

export function keepPlace(entry: string, place: MapPlace): void {
  keepIn(sessionStorage, storageKey(entry), JSON.stringify(place))
}
