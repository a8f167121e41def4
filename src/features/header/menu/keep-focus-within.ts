// Not react-aria's FocusScope: that has to stand around the header from the first drawing on, since React would make the
// header anew if it came later. So each page would load its 6.3 kB after gzip first, out of a budget of 145 kB.

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), [tabindex="0"]'

/** Moves focus to the first thing inside that takes it, unless focus is there already. */
export function focusInto(element: HTMLElement): void {
  if (!element.contains(document.activeElement)) stopsIn(element)[0]?.focus()
}

/** Lets Tab go round within the element until the signal is aborted. */
export function keepFocusWithin(element: HTMLElement, signal: AbortSignal): void {
  const goRound = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const stops = stopsIn(element)
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
    if (document.activeElement !== from && element.contains(document.activeElement)) return
    event.preventDefault()
    to?.focus()
  }
  document.addEventListener('keydown', goRound, { signal })
}

function stopsIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(focusable)].filter((stop) => stop.checkVisibility())
}
