import type { Frame } from '../../base/frame.ts'
import { outerWall } from '../openings.ts'
import type { Level } from '../types.ts'

/** How floors lie in a picture. */
export type PlanFit = Readonly<{
  /** Pixels per metre. */
  scale: number
  /** For each floor, the pixels of the inner corner that its metres are counted from. */
  origins: readonly Readonly<{ x: number; y: number }>[]
  left: number
  right: number
  /** There is room for scale and compass below. */
  legend: boolean
}>

/** Between the floors of a house that are drawn side by side, in metres. */
const betweenLevels = 1.5
/** Around the plan, and below it for scale and compass, in pixels. */
const margin = 44
const legend = 52

/** The largest scale at which all floors, with their balconies, fit side by side into a frame. */
export function planFit(levels: readonly Level[], { width, height }: Frame): PlanFit {
  const extent = extentOf(levels)
  const small = Math.min(width / 640, height / 427) < 0.6
  const [around, below] = small ? [0.05 * width, 0.05 * width] : [margin, Math.max(margin, legend)]
  const free = height - around - below
  const scale = Math.min((width - 2 * around) / extent.w, free / extent.h)
  const left = (width - extent.w * scale) / 2
  const top = around + Math.max(0, (free - extent.h * scale) / 2)
  let x = left + outerWall * scale
  const origins = levels.map((level) => {
    const origin = { x, y: top + extent.above * scale }
    x += (level.width + 2 * outerWall + betweenLevels) * scale
    return origin
  })
  const edges = small
    ? { left, right: width - left }
    : { left: Math.max(around, left), right: Math.min(width - around, width - left) }
  return { scale, origins, ...edges, legend: !small }
}

/** How much ground the floors take side by side, with their walls and outdoor spaces, in metres. */
function extentOf(levels: readonly Level[]): { w: number; h: number; above: number } {
  const w = levels.reduce((sum, { width }) => sum + width + 2 * outerWall + betweenLevels, -betweenLevels)
  const deepest = Math.max(
    ...levels.map(({ height, outdoor }) => Math.max(height + outerWall, ...outdoor.map(({ y, h }) => y + h))),
  )
  // the wedge of the entrance stands above the wall
  const above = outerWall + 0.45
  return { w, h: deepest + above, above }
}
