import { hundredth } from './numbers.ts'

/** How a shape is painted: a fill, or a stroke of a width in pixels, or both. */
export type Paint = Readonly<{
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  /** Lines end round. */
  round?: boolean
}>

/** A paint as the attributes of an SVG element. */
export function attributesOf({ fill, stroke, width = 1, opacity, round }: Paint): string {
  const parts = [`fill="${fill ?? 'none'}"`]
  if (stroke) parts.push(`stroke="${stroke}" stroke-width="${hundredth(width)}"`)
  if (stroke && round) parts.push('stroke-linecap="round"')
  if (opacity !== undefined) parts.push(`opacity="${hundredth(opacity)}"`)
  return parts.join(' ')
}
