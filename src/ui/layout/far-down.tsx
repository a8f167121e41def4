import { clsx } from 'clsx'
import { Children, isValidElement, useEffect, useState } from 'react'
import type { ReactNode } from 'react'

const flat = '[contain-intrinsic-size:none_0] [content-visibility:hidden]'
const tall = '[contain-intrinsic-size:none_300rem] [content-visibility:hidden]'

type Props = {
  children: ReactNode
  /** Of the box around each part. */
  className?: string
}

/**
 * Parts of a page below what one sees first: laid out after it, one a turn from the top, so that the page answers in
 * between. Until the last one is, the rest is taken to be tall, so that a place further down can be gone back to. An
 * address that leads to a part of the page has all of it at once.
 */
export function FarDown({ children, className }: Props) {
  const parts = Children.toArray(children)
  const [laidOut, setLaidOut] = useState(() => (location.hash ? Infinity : 0))
  const isDone = laidOut >= parts.length
  useEffect(() => {
    if (isDone) return
    let turn: ReturnType<typeof setTimeout>
    // once the frame is painted that shows what was laid out last
    const frame = requestAnimationFrame(() => {
      turn = setTimeout(() => setLaidOut((count) => count + 1))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(turn)
    }
  }, [laidOut, isDone])
  const waiting = (at: number) => at >= laidOut && (at === parts.length - 1 ? tall : flat)
  return parts.map((part, at) => (
    <div key={isValidElement(part) ? part.key : at} className={clsx(className, waiting(at))}>
      {part}
    </div>
  ))
}
