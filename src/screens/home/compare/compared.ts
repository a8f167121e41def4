import { useSyncExternalStore } from 'react'
import type { SearchHit } from '#gen/content/model.ts'
import { homeName } from '#src/domain/sale/hit-title.ts'
import { keepIn } from '#src/lib/storage/keep-in.ts'

/** A home that is compared, as far as it has to be known before its page is read. */
export type ComparedHome = { id: string; url: string; name: string }

/** So many columns can be read side by side. */
export const maxCompared = 4

const key = 'compared-homes'
const onChange = new Set<() => void>()
let known: { kept: string | null; homes: readonly ComparedHome[] } = { kept: null, homes: [] }

/** The homes that the visitor compares, for as long as the tab is open. */
export function useCompared(): readonly ComparedHome[] {
  return useSyncExternalStore(subscribe, readCompared)
}

/** Takes a home into the comparison, or out of it. */
export function toggleCompared(home: ComparedHome): void {
  keepIn(sessionStorage, key, JSON.stringify(toggled(readCompared(), home)))
  for (const tell of onChange) tell()
}

/** A home as the comparison keeps it. */
export const comparedHome = (hit: SearchHit): ComparedHome => ({
  id: hit.id,
  url: hit.url,
  name: homeName(hit),
})

/** The list with a home added at its end or taken away; a full list stays as it is. */
export function toggled(homes: readonly ComparedHome[], home: ComparedHome): readonly ComparedHome[] {
  if (homes.some(({ id }) => id === home.id)) return homes.filter(({ id }) => id !== home.id)
  return homes.length < maxCompared ? [...homes, home] : homes
}

/** Reads what was kept; whatever is no home of this site is left out. */
export function homesOf(kept: string | null): readonly ComparedHome[] {
  try {
    const list: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(list) ? list.filter(isHome).slice(0, maxCompared) : []
  } catch {
    return []
  }
}

function isHome(one: unknown): one is ComparedHome {
  if (typeof one !== 'object' || one === null) return false
  const { id, url, name } = one as Partial<Record<keyof ComparedHome, unknown>>
  // an address of this site and no other
  return (
    typeof id === 'string' && typeof name === 'string' && typeof url === 'string' && /^\/(?!\/)/.test(url)
  )
}

function readCompared(): readonly ComparedHome[] {
  const kept = sessionStorage.getItem(key)
  // the same list is the same object, as a store of React has it
  if (kept !== known.kept) known = { kept, homes: homesOf(kept) }
  return known.homes
}

function subscribe(tell: () => void) {
  onChange.add(tell)
  return () => void onChange.delete(tell)
}
