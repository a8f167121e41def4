import { useState } from 'react'
import { homesPerPage } from '#src/api/homes/residence.ts'
import { keepIn } from '#src/lib/storage/keep-in.ts'

const storageKey = (entry: string) => `search-shown:${entry}`

/**
 * How many homes this place in the history has shown: 30 for a new search, and after a reload or on the way back as many
 * as before (S-039, G-019, Q-023). `entry` names the place in the history.
 */
export function readShown(entry: string): number {
  return Math.max(homesPerPage, Number(sessionStorage.getItem(storageKey(entry))))
}

/** The number shown at a place in the history, and the way to another; it is kept for a reload and the way back. */
export function useShown(entry: string): [number, (next: number) => void] {
  const [kept, setKept] = useState({ entry, shown: readShown(entry) })
  const shown = kept.entry === entry ? kept.shown : readShown(entry)
  const show = (next: number) => {
    setKept({ entry, shown: next })
    keepIn(sessionStorage, storageKey(entry), String(next))
  }
  return [shown, show]
}
