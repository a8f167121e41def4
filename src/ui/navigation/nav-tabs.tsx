import { Children, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { ScrollArrows } from './scroll-arrows.tsx'
import type { ScrollArrowLabels } from './scroll-arrows.tsx'
import { tabRowClass } from './tab-class.ts'

type Props = {
  label: string
  /** Names of the arrows that move the row where it is wider than the screen; none without names. */
  arrows?: ScrollArrowLabels
  children: ReactNode
}

/** Links that look like tabs: the pages of one area. Each child is a link with `tabClass`. */
export function NavTabs({ label, arrows, children }: Props) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    showCurrent(row.current)
    // the face of their letters may come later, and make any of them wider
    const observer = new ResizeObserver(() => showCurrent(row.current))
    for (const item of row.current?.children ?? []) observer.observe(item)
    return () => observer.disconnect()
  }, [])
  return (
    <nav aria-label={label} className="flex items-end gap-2">
      <ul ref={row} className={`${tabRowClass} min-w-0 flex-1 pt-4`}>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </ul>
      {arrows && <ScrollArrows row={row} labels={arrows} />}
    </nav>
  )
}

/** Where the row is wider than the screen, the page one is on may lie outside: the row starts with it in the middle. */
function showCurrent(row: HTMLUListElement | null) {
  const current = row?.querySelector('[aria-current]')
  if (!row || !current) return
  const { left, width } = current.getBoundingClientRect()
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2
  row.scrollLeft += left + width / 2 - middle
}
