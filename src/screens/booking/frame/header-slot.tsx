import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Puts something into the header of the page, which has nothing else to show while one books (E-071, T-088). */
export function HeaderSlot({ children }: { children: ReactNode }) {
  const slot = useSyncExternalStore(onChange, () => document.getElementById('header-slot'))
  return slot && createPortal(children, slot)
}

/** The frame around the page may be drawn after the page. */
function onChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
