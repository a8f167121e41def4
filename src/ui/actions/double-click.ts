/** The usual time between the two presses of a double click, at most. */
export const doubleClickMs = 500

/**
 * For what a press begins. A message may go with it, and what lies below moves up to where the second half of a double
 * click falls: that half presses nothing, and takes the focus from nothing.
 */
export function dropSecondHalf(): void {
  const drop = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  const over = new AbortController()
  setTimeout(() => over.abort(), doubleClickMs)
  for (const half of ['mousedown', 'click'] as const)
    addEventListener(half, drop, { capture: true, signal: over.signal })
}
