import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { chevronLeft, chevronRight } from '../icons/chevrons.ts'

/** How far one press moves the row (K-035), in pixels. */
const step = 150

export type ScrollArrowLabels = { back: string; on: string }

type Props = { row: RefObject<HTMLElement | null>; labels: ScrollArrowLabels }

/** Arrows that move a row which is wider than its place (F-018); nothing where all of it is seen. */
export function ScrollArrows({ row, labels }: Props) {
  const [hidden, setHidden] = useState({ before: 0, after: 0 })
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      setHidden({ before: Math.round(scrollLeft), after: Math.round(scrollWidth - clientWidth - scrollLeft) })
    }
    const watching = new ResizeObserver(measure)
    watching.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      watching.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row])

  if (hidden.before + hidden.after < 2) return null
  // an arrow that has nothing more to show stays: whoever pressed it keeps their place
  const arrow = (label: string, icon: string, by: number, left: number) => (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={left < 1}
      className="aria-disabled:text-ink-3"
      onClick={() => row.current?.scrollBy({ left: by })}
    />
  )
  return (
    <div className="flex shrink-0">
      {arrow(labels.back, chevronLeft, -step, hidden.before)}
      {arrow(labels.on, chevronRight, step, hidden.after)}
    </div>
  )
}
