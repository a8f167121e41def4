/**
 * Does something with an element: at once, or as soon as its part of the page is drawn. Whoever presses anything else
 * before has gone on, and is not called back.
 */
export function whenElementAppears(selector: string, act: (element: HTMLElement) => void): void {
  const find = () => document.querySelector<HTMLElement>(selector)
  const there = find()
  if (there) return act(there)
  const goneOn = new AbortController()
  const drawing = new MutationObserver(() => {
    const drawn = find()
    if (!drawn) return
    goneOn.abort()
    act(drawn)
  })
  goneOn.signal.addEventListener('abort', () => drawing.disconnect())
  drawing.observe(document.body, { childList: true, subtree: true })
  // not the press that has asked for it, whose keyup or click is still under way
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, () => goneOn.abort(), { capture: true, signal: goneOn.signal })
}
