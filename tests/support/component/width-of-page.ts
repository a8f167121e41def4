import { drawAllHere } from '#scripts/screens/draw-all.ts'

/** How wide the page is, in pixels: as its window, or as far as something in it sticks out; all of it is drawn. */
export function widthOfPage(): number {
  const rest = drawAllHere()
  const { scrollWidth } = document.documentElement
  rest()
  return scrollWidth
}
