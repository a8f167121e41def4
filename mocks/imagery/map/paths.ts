import type { Point } from '../base/geometry.ts'
import { tenth } from '../base/numbers.ts'
import type { MapView } from './view.ts'

/** Filled shapes; what lies within another shape of the list is left out of it. */
export function shapes(
  { px }: MapView,
  list: readonly (readonly Point[])[],
  fill: string,
  seam = 0.8,
): string {
  if (list.length === 0) return ''
  const data = list.map((shape) => `${pathOf(px, shape)}z`).join('')
  const edge = seam > 0 ? ` stroke="${fill}" stroke-width="${seam}"` : ''
  return `<path d="${data}" fill="${fill}" fill-rule="evenodd"${edge}/>`
}

/** Lines from corner to corner. */
export function lines(
  { px }: MapView,
  list: readonly (readonly Point[])[],
  stroke: string,
  width: number,
  opacity = 1,
): string {
  if (list.length === 0) return ''
  const data = list.map((line) => pathOf(px, line)).join('')
  return `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${tenth(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** From point to point. Written without lists in between: a tile has some ten thousand points. */
function pathOf(px: MapView['px'], points: readonly Point[]): string {
  let data = ''
  for (const point of points) {
    const [x, y] = px(point)
    data += `${data ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`
  }
  return data
}
