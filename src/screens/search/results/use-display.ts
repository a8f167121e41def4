import { startTransition, useState } from 'react'
import { keepIn } from '#src/lib/storage/keep-in.ts'

/** How the cards of the list stand: below each other, or in one row to pull sideways (E-046). */
export type Display = 'list' | 'slider'

const storageKey = 'search-display'

/** The display that the visitor chose last. */
export function useDisplay(): [Display, (next: Display) => void] {
  const [display, setDisplay] = useState(readDisplay)
  const choose = (next: Display) => {
    // the list stays until the code of the row is there
    startTransition(() => setDisplay(next))
    keepIn(localStorage, storageKey, next)
  }
  return [display, choose]
}

const readDisplay = (): Display => (localStorage.getItem(storageKey) === 'slider' ? 'slider' : 'list')
