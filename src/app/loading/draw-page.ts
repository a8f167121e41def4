import { createRoot } from 'react-dom/client'
import { startTransition } from 'react'
import type { ReactNode } from 'react'

/**
 * Draws the portal for the first time. A page that is loaded is a transition: it is drawn in short tasks, between which
 * the page answers. The frame of one that still loads is drawn in a single task, since what the router loads between two
 * of them would meet components that have not mounted yet.
 */
export function drawPage(place: Element, page: ReactNode, isLoaded: boolean): void {
  const root = createRoot(place)
  if (isLoaded) startTransition(() => root.render(page))
  else root.render(page)
}
