/** Nothing to see, and no shape of its own: a picture keeps the size that it was given. */
const nothing = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

/**
 * Leaves the place of each picture empty that does not come, a ground where browsers draw a torn one; it is read aloud
 * as before.
 *
 * @returns what ends that
 */
export function leaveMissingEmpty(): () => void {
  for (const image of document.images) {
    // a drawing may have come and have no width of its own
    if (image.complete && image.naturalWidth === 0)
      image.decode().catch(() => image.complete && leaveEmpty(image))
  }
  const follow = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) leaveEmpty(target)
  }
  // this event does not bubble
  document.addEventListener('error', follow, true)
  return () => document.removeEventListener('error', follow, true)
}

function leaveEmpty(image: HTMLImageElement): void {
  if (image.getAttribute('src') === nothing) return
  image.removeAttribute('srcset')
  image.src = nothing
  // one without words may lie over another, as light and shade over a house
  if (image.alt) image.style.background = 'var(--surface)'
}
