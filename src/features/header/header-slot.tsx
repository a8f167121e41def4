import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The place in the header that a page may fill; null where the header has none. */
export const HeaderSlotContext = createContext<HTMLElement | null>(null)

/** Puts something into the header of the page, which has nothing else to show while one books (E-071, T-088). */
export function HeaderSlot({ children }: { children: ReactNode }) {
  const slot = use(HeaderSlotContext)
  return slot && createPortal(children, slot)
}
