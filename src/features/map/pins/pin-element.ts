import type { Mark } from './clusters.ts'

/** A button on a stem whose foot is where the thing lies. Leaflet holds the frame around it in place. */
export function pinElement(mark: Mark, name: string): { frame: HTMLElement; button: HTMLButtonElement } {
  const button = document.createElement('button')
  button.type = 'button'
  button.tabIndex = -1
  button.className = mark.kind === 'pin' ? 'map-pin' : 'map-pin map-pin-cluster'
  const face = document.createElement('span')
  face.className = 'map-pin-face'
  button.append(face)
  writePin(button, mark, name)
  const frame = document.createElement('div')
  frame.append(button)
  return { frame, button }
}

/** Writes on a pin what it says now. */
export function writePin(button: HTMLButtonElement, mark: Mark, name: string): void {
  button.setAttribute('aria-label', name)
  const face = button.querySelector('.map-pin-face')
  if (face) face.textContent = mark.kind === 'pin' ? mark.pin.text : String(mark.count)
}
