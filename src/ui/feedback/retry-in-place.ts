import { nextTask } from '#src/lib/browser/scheduling.ts'

/**
 * Tries again to load what has failed, and leads the focus of the button that goes with the failure to what comes in
 * its place, once it is drawn: its first heading or named part, or where `onRetried` leads it, or the way to try once
 * more. Whoever has moved on is left where they are.
 *
 * @param button the button that was pressed, inside the alert or status that tells of the failure
 */
export async function retryInPlace(
  button: HTMLElement,
  retry: () => unknown,
  onRetried?: () => void,
): Promise<void> {
  const places = placesOf(button.closest('[role=alert], [role=status]') ?? button)
  // a dialog would give the focus to whatever comes next in it; a press gives a button none in Safari
  const { activeElement, body } = document
  if (places[0] && (activeElement === button || activeElement === body)) focusOn(places[0].parent)
  try {
    await retry()
  } finally {
    // it is drawn in a task of its own
    await nextTask()
    focusOnceDrawn(
      places.filter(({ parent }) => parent.isConnected),
      onRetried,
    )
  }
}

/** Where something stands: in what, and after what. */
type Place = { parent: HTMLElement; before: Element | null }

/** The place of an element, and of all that it lies in: what is nearest may go with it. */
function placesOf(element: Element): Place[] {
  const { parentElement: parent, previousElementSibling: before } = element
  return parent ? [{ parent, before }, ...placesOf(parent)] : []
}

/** An answer may be drawn later than it comes, or laid out later than it is drawn. */
function focusOnceDrawn(places: readonly Place[], onRetried: (() => void) | undefined): void {
  const nearest = places[0]?.parent
  if (!nearest) return
  const focus = (): 'waiting' | 'over' => {
    if (!nearest.isConnected || !document.activeElement?.contains(nearest)) return 'over'
    if (nearest.querySelector('[data-skeleton]')) return 'waiting'
    const goal = goalIn(places, nearest)
    if (goal && !goal.checkVisibility()) return 'waiting'
    if (onRetried && !goal?.matches(onceMore)) onRetried()
    else if (goal) focusOn(goal)
    return 'over'
  }
  if (focus() === 'over') return
  const drawing = new MutationObserver(() => {
    if (focus() === 'over') drawing.disconnect()
  })
  drawing.observe(document.body, { attributeFilter: ['class', 'style'], childList: true, subtree: true })
}

function goalIn(places: readonly Place[], nearest: Element): HTMLElement | undefined {
  for (const { parent, before } of places) {
    const came = before?.isConnected ? before.nextElementSibling : parent.firstElementChild
    const named = came ? [came, ...came.querySelectorAll('*')].filter(isNamed) : []
    const goal = named.find((one) => !isBefore(one, nearest))
    if (goal) return goal
  }
  return undefined
}

/** Whether one ends before the other begins: nobody is led back to what stood there all the time. */
const isBefore = (one: Element, other: Element): boolean =>
  !one.contains(other) && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** The way to try once more. */
const onceMore = '[role=alert] button, [role=status] button'

const isNamed = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches(`h1, h2, h3, h4, th, fieldset, ${onceMore}, [aria-label], [aria-labelledby]`) &&
  element.getClientRects().length > 0

/** Gives the focus to what may not be reached by the keyboard. It stands where the button stood, so nothing scrolls. */
export function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
