import type { Direction } from '../../../catalogue/codes.ts'
import type { Lettering } from '../../lettering/lettering.ts'
import type { PlanColours } from './colours.ts'
import { tenth } from '../../base/numbers.ts'

/** A bar of three metres, black and white by the metre, whose left end stands at this point (pixels). */
export function scaleBar(
  x: number,
  y: number,
  scale: number,
  { wall, text }: PlanColours,
  lettering: Lettering,
): string {
  const metre = (at: number) => tenth(x + at * scale)
  const dark = [0, 2].map((at) => `M${metre(at)} ${y - 2}h${tenth(scale)}v4h${tenth(-scale)}z`).join('')
  const ticks = [0, 1, 2, 3].map((at) => `M${metre(at)} ${y - (at % 3 ? 3 : 5)}v${at % 3 ? 6 : 10}`).join('')
  return (
    `<path d="M${metre(0)} ${y}H${metre(3)}${ticks}" fill="none" stroke="${wall}" stroke-width="1.2"/>` +
    `<path d="${dark}" fill="${wall}"/>` +
    lettering.text('3 m', metre(3) + 10, y + 4.5, { size: 13, fill: text })
  )
}

/** A compass whose needle shows north, around this point (pixels), when the bottom of the plan faces `facing`. */
export function northArrow(
  x: number,
  y: number,
  facing: Direction,
  { wall, text }: PlanColours,
  lettering: Lettering,
): string {
  const down = (Number(facing) - 1) * 45
  const turn = (180 - down + 360) % 360
  return (
    `<g transform="translate(${tenth(x)} ${tenth(y)}) rotate(${turn})">` +
    `<circle r="15" fill="none" stroke="${wall}"/><path d="M0 -15L5 6L0 2L-5 6Z" fill="${wall}"/></g>` +
    lettering.text('N', x - 24, y + 4.5, { size: 12, fill: text, anchor: 'end' })
  )
}
