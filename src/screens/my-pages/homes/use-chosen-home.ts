import { useState } from 'react'
import { keepResidence, keptResidence } from '#src/domain/identity/selected-residence.ts'

type Choosable = { objectId: string }

/** Which of somebody's homes a page is about: the one chosen last in this tab (E-085), at first the first. */
export function useChosenHome<Home extends Choosable>(homes: readonly Home[]) {
  const [kept, setKept] = useState(keptResidence)
  const choose = (objectId: string) => {
    keepResidence(objectId)
    setKept(objectId)
  }
  return { home: homes.find(({ objectId }) => objectId === kept) ?? homes[0], choose }
}

/** Stands for all homes, where a page lists what belongs to each. */
export const allHomes = 'all'

/**
 * Of which home a list shows what belongs to it, at first of all of them: nothing that waits for somebody is hidden by a
 * choice that they made elsewhere.
 */
export function useShownHome(homes: readonly Choosable[]) {
  const [shown, setShown] = useState<string>(allHomes)
  const choose = (objectId: string) => {
    if (objectId !== allHomes) keepResidence(objectId)
    setShown(objectId)
  }
  const isKnown = homes.some(({ objectId }) => objectId === shown)
  const value = isKnown ? shown : allHomes
  /** What belongs to no home in particular is shown with each. */
  const isShown = (objectId: string | undefined) =>
    value === allHomes || objectId === undefined || objectId === value
  return { value, choose, isShown }
}
