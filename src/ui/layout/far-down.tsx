import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

/** How long the page has for what one sees first, in milliseconds. */
const headStart = 1000

/**
 * A part of the page below what one sees first: laid out a moment after the rest, or when it comes near the window. Until
 * then it is taken to be tall, so that a place further down can be gone back to.
 */
export function FarDown({ children }: { children: ReactNode }) {
  const [isLaidOut, setLaidOut] = useState(false)
  useEffect(() => {
    const wait = setTimeout(() => setLaidOut(true), headStart)
    return () => clearTimeout(wait)
  }, [])
  return (
    <div
      className={clsx(!isLaidOut && '[contain-intrinsic-size:none_auto_300rem] [content-visibility:auto]')}
    >
      {children}
    </div>
  )
}
