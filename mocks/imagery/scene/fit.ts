import type { Space } from '../base/pen.ts'
import type { Frame } from '../base/frame.ts'
import type { Ground } from './setting/ground.ts'

/** What has to fit into a picture, in metres from 0. */
export type Extent = Readonly<{ width: number; height: number }>

/** A frame that is narrower than this shows a part of the house rather than a small house. */
const narrowest = 1.2

/**
 * Where the ground lies and how large things are. The house fills the frame's width or its height, whichever comes
 * first; in an upright frame its sides are cut off.
 */
export function fit({ width, height }: Extent, ground: Ground, frame: Frame): Space {
  const wide = frame.width / frame.height > 2
  const share = ground === 'water' ? (wide ? 0.76 : 0.72) : wide ? 0.88 : 0.84
  const groundY = Math.round(frame.height * share)
  const across = Math.max(frame.width, frame.height * narrowest)
  const scale = Math.min((0.94 * across) / width, (0.86 * groundY) / height)
  return { groundY, scale, originX: (frame.width - width * scale) / 2 }
}
