import { flushSync } from 'react-dom'

/** Chooses a home and leads to it in the picture of its house, which may be another one than is drawn now. */
export function showHome(homeId: string, choose: (homeId: string) => void): void {
  flushSync(() => choose(homeId))
  const picker = document.getElementById('picker')
  picker?.scrollIntoView()
  picker?.querySelector<HTMLElement>(`[data-home="${CSS.escape(homeId)}"]`)?.focus({ preventScroll: true })
}
