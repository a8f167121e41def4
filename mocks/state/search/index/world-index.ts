import type { Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import type { HomeStatus } from '../../../catalogue/codes.ts'
import type { Home } from '../../../catalogue/types.ts'
import { ChangedIndex } from './changed-index.ts'
import { type SiteIndex, siteIndexOf } from './site-index.ts'

/** What searches need of a world: the catalogue, and what has happened to its homes here. */
type Source = Readonly<{
  catalogue: Catalogue
  bookings: {
    changedStatuses: () => ReadonlyMap<string, HomeStatus>
    lowered: () => ReadonlyMap<string, Home>
  }
}>

/** How many sets of changes are kept for a site: worlds come and go. */
const maxChanged = 64

const changedIndexes = new WeakMap<SiteIndex, Map<string, SiteIndex>>()

/**
 * What a site sells in one world. Where nothing was booked or lowered it is the one that all worlds share; otherwise that one with the
 * homes that were, made once for the same changes.
 */
export function worldIndexOf({ catalogue, bookings }: Source, site: Site): SiteIndex {
  const base = siteIndexOf(catalogue, site)
  const all = bookings.changedStatuses()
  const lowered = [...bookings.lowered()].filter(([id]) => base.home(id) !== undefined)
  if (all.size === 0 && lowered.length === 0) return base
  const changes = [...all].filter(([id, status]) => isOther(base, id, status))
  if (changes.length === 0 && lowered.length === 0) return base
  const known = changedIndexes.get(base) ?? new Map<string, SiteIndex>()
  changedIndexes.set(base, known)
  const ids = lowered.map(([id]) => id)
  const key = [...changes.map((change) => change.join()), ...ids].sort().join(';')
  const found = known.get(key)
  if (found) return found
  if (known.size >= maxChanged) known.clear()
  const index = new ChangedIndex(base, catalogue, new Map(changes), new Map(lowered))
  known.set(key, index)
  return index
}

function isOther(base: SiteIndex, id: string, status: HomeStatus): boolean {
  const home = base.home(id)
  return home !== undefined && home.status !== status
}
