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
  const data = list
    .map((shape) => `M${shape.map((point) => px(point).map(tenth).join(' ')).join('L')}z`)
    .join('')
  const edge = seam > 0 ? ` stroke="${fill}" stroke-width="${seam}"` : ''
  return `<path d="${data}" fill="${fill}" fill-rule="evenodd"${edge}/>`
}

/** Lines of straight pieces. */
export function stretches(
  { px }: MapView,
  list: readonly (readonly [Point, Point])[],
  stroke: string,
  width: number,
  opacity = 1,
): string {
  if (list.length === 0) return ''
  const data = list
    .map(([from, to]) => `M${px(from).map(tenth).join(' ')}L${px(to).map(tenth).join(' ')}`)
    .join('')
  return `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${tenth(width)}" stroke-linecap="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}
