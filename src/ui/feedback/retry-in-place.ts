import { nextTask } from '#src/lib/browser/scheduling.ts'

/**
 * Tries again to load what has failed, and leads the focus of the button that goes with the failure to what comes in
 * its place: its first heading or named part, or the way to try once more. Whoever has moved on is left where they are.
 *
 * @param button the button that was pressed, inside the alert that tells of the failure
 */
export async function retryInPlace(button: HTMLElement, retry: () => unknown): Promise<void> {
  const places = placesOf(button.closest('[role=alert]') ?? button)
  // a dialog would give the focus to whatever comes next in it; a press gives a button none in Safari
  const { activeElement, body } = document
  if (places[0] && (activeElement === button || activeElement === body)) focusOn(places[0].parent)
  try {
    await retry()
  } finally {
    // it is drawn in a task of its own
    await nextTask()
    focusIn(places.filter(({ parent }) => parent.isConnected))
  }
}

/** Where something stands: in what, and after what. */
type Place = { parent: HTMLElement; before: Element | null }

/** The place of an element, and of all that it lies in: what is nearest may go with it. */
function placesOf(element: Element): Place[] {
  const { parentElement: parent, previousElementSibling: before } = element
  return parent ? [{ parent, before }, ...placesOf(parent)] : []
}

function focusIn(places: readonly Place[]): void {
  const nearest = places[0]?.parent
  if (!nearest || !document.activeElement?.contains(nearest)) return
  for (const { parent, before } of places) {
    const came = before?.isConnected ? before.nextElementSibling : parent.firstElementChild
    const named = came ? [came, ...came.querySelectorAll('*')].filter(isNamed) : []
    const goal = named.find((one) => !isBefore(one, nearest))
    if (goal) return focusOn(goal)
  }
}

/** Whether one ends before the other begins: nobody is led back to what stood there all the time. */
const isBefore = (one: Element, other: Element): boolean =>
  !one.contains(other) && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

const isNamed = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.matches('h1, h2, h3, h4, [role=alert] button, [aria-label], [aria-labelledby]')

/** Gives the focus to what may not be reached by the keyboard. It stands where the button stood, so nothing scrolls. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
