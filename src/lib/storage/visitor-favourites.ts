import { favouritesKey } from './has-visitor-favourites.ts'
import { keepIn } from './keep-in.ts'

/** More than a visitor saves by hand; the account takes each by a call of its own. */
const most = 50

const none: readonly string[] = []
let read: { text: string | null; ids: readonly string[] } = { text: null, ids: none }
const listeners = new Set<() => void>()

/** The homes and projects that a visitor has saved in this browser, the newest first; the same list until it changes. */
export function visitorFavourites(): readonly string[] {
  const text = localStorage.getItem(favouritesKey)
  if (text !== read.text) read = { text, ids: idsIn(text) }
  return read.ids
}

/** Keeps these homes and projects in this browser, or nothing at all. */
export function keepVisitorFavourites(ids: readonly string[]): void {
  if (ids.length === 0) localStorage.removeItem(favouritesKey)
  else keepIn(localStorage, favouritesKey, JSON.stringify(ids.slice(0, most)))
  for (const listener of listeners) listener()
}

/** Calls back when the list changes, here or in another tab. Returns the way to stop. */
export function onVisitorFavouritesChange(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What is no list of texts holds no home. */
function idsIn(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : none
  } catch {
    return none
  }
}
