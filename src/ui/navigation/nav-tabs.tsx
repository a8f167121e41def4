import { Children } from 'react'
import type { ReactNode } from 'react'
import { tabRowClass } from './tab-class.ts'

/** Links that look like tabs: the pages of one area. Each child is a link with `tabClass`. */
export const NavTabs = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label}>
    <ul ref={showCurrent} className={`${tabRowClass} pt-4`}>
      {Children.map(children, (link) => (
        <li>{link}</li>
      ))}
    </ul>
  </nav>
)

/** Where the row is wider than the screen, the page one is on may lie outside: the row starts with it in the middle. */
function showCurrent(row: HTMLUListElement | null) {
  const current = row?.querySelector('[aria-current="page"]')
  if (!row || !current) return
  const { left, width } = current.getBoundingClientRect()
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2
  row.scrollLeft += left + width / 2 - middle
}
