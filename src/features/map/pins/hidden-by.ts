/** What keeps a pin or a name from being seen whole: the edge of the map, or something that lies over the map. */
export function hiddenBy(shown: Element, map: Element, edge: DOMRect): 'edge' | 'card' | undefined {
  const { left, right, top, bottom } = shown.getBoundingClientRect()
  if (left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom) return 'edge'
  const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const))
  const isFree = corners.every(([x, y]) => {
    const over = document.elementFromPoint(x, y)
    // what is scrolled out of the window has nothing over it
    return !over || map.contains(over)
  })
  return isFree ? undefined : 'card'
}
