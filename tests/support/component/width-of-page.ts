import { drawAllHere } from '#scripts/screens/draw-all.ts'

/** How wide the page is, in pixels: as its window, or as far as something in it sticks out; all of it is drawn. */
export function widthOfPage(): number {
  const rest = drawAllHere()
  const { scrollWidth } = document.documentElement
  rest()
  return scrollWidth
}

/** What can be scrolled sideways in a dialog, or around it. */
export const wideDialogs = () =>
  [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (part) =>
      part.scrollWidth > part.clientWidth &&
      getComputedStyle(part).overflowY === 'auto' &&
      (part.closest(dialog) ?? part.querySelector(dialog)),
  )
const dialog = '[role=dialog], [role=alertdialog]'
