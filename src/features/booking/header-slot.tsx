import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Puts something into the header of the page, which has nothing else to show while one books (E-071, T-088). */
export function HeaderSlot({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useEffect(() => {
    // it is there by now: the frame is drawn around the page
    // oxlint-disable-next-line react/react-compiler
    setSlot(document.getElementById('header-slot'))
  }, [])
  return slot && createPortal(children, slot)
}
