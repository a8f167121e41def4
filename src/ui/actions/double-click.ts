/** The usual time between the two presses of a double click, at most. */
export const doubleClickMs = 500

/**
 * For what a press begins. A message may go with it, and what lies below moves up to where the second half of a double
 * click falls: that half presses nothing.
 */
export function dropSecondHalf(): void {
  const drop = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', drop, { capture: true, signal: AbortSignal.timeout(doubleClickMs) })
}
