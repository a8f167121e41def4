import { clsx } from 'clsx'
import { Children, isValidElement, useEffect, useState } from 'react'
import type { ReactNode } from 'react'

const flat = '[contain-intrinsic-size:none_0] [content-visibility:hidden]'
const tall = '[contain-intrinsic-size:none_300rem] [content-visibility:hidden] [overflow-anchor:none]'
const drawn = '[contain-intrinsic-size:none_auto_300rem]'
const resting = `${drawn} [content-visibility:auto] [overflow-clip-margin:0.75rem] print:[content-visibility:visible]`

type Props = {
  children: ReactNode
  /** Of the box around each part. */
  className?: string
}

/**
 * Parts of a page below what one sees first: laid out after it, one a task from the top, so that the page answers in
 * between. Until the last one is, the rest is taken to be tall, so that a place further down can be gone back to. An
 * address that leads to a part of the page has all of it at once. From then on a part that is far from the window keeps
 * its place without being drawn, so that a dialog that opens does not have the whole page to look through. Without it a
 * project page blocks for 67 ms more on a slow phone, by computing time (26 November 2026).
 */
export function DeferredSections({ children, className }: Props) {
  const parts = Children.toArray(children)
  const [laidOut, setLaidOut] = useState(() => (location.hash ? parts.length : 0))
  const isResting = laidOut > parts.length
  useEffect(() => {
    if (isResting) return
    let timer: ReturnType<typeof setTimeout>
    // once the frame is painted that shows what was laid out last
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setLaidOut((count) => count + 1))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [laidOut, isResting])
  const waiting = (at: number) => (at === parts.length - 1 ? tall : flat)
  return parts.map((part, at) => (
    <div
      key={isValidElement(part) ? part.key : at}
      className={clsx(className, isResting ? resting : at < laidOut ? drawn : waiting(at))}
    >
      {part}
    </div>
  ))
}
