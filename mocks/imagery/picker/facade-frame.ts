import type { Point } from '../base/geometry.ts'
import { tenth } from '../base/numbers.ts'
import type { FacadeLayout, FacadeUnit } from './facade-layout.ts'

/** How an elevation lies in its image: pixels per metre, and the pixels of the ground's left end. */
export type FacadeFrame = Readonly<{
  scale: number
  originX: number
  groundY: number
  width: number
  height: number
}>

/** One scale for all houses, so that they can be compared (pixels per metre). */
const scale = 22
const beside = 96
const above = 44
const below = 64

/** The image that holds a whole facade, with room for level marks and trees on both sides. */
export function facadeFrame({ width, height }: Pick<FacadeLayout, 'width' | 'height'>): FacadeFrame {
  return {
    scale,
    originX: beside,
    groundY: Math.ceil(height * scale + above),
    width: Math.ceil(width * scale + 2 * beside),
    height: Math.ceil(height * scale + above + below),
  }
}

/** The corners of a home in the image, from the upper left clockwise. */
export function cornersOf({ x, y, width, height }: FacadeUnit, frame: FacadeFrame): Point[] {
  const left = tenth(frame.originX + x * frame.scale)
  const right = tenth(frame.originX + (x + width) * frame.scale)
  const top = tenth(levelY(y + height, frame))
  const bottom = tenth(levelY(y, frame))
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

/** Where a height above the ground is in the image. */
export function levelY(height: number, frame: FacadeFrame): number {
  return tenth(frame.groundY - height * frame.scale)
}
