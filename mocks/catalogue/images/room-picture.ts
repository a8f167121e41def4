import type { Language } from '#src/sites/site.ts'
import { drawnSizes } from '../../imagery/drawn-sizes.ts'
import { drawingLabel } from '../../imagery/plan/label.ts'
import { roomName } from '../../imagery/plan/words.ts'
import type { ImageRef } from '../types.ts'

const kinds = ['living', 'kitchen', 'bedroom', 'bathroom'] as const

/** A home by its id, and one of its rooms. */
export type RoomView = `home-${string}-${(typeof kinds)[number]}`

/** The picture of a room of a home, for a page that tells of such rooms. */
export function roomPicture(view: RoomView, language: Language): ImageRef {
  const kind = kinds.find((one) => view.endsWith(`-${one}`)) ?? 'living'
  const { width, height } = drawnSizes.interior
  return {
    url: `/images/interior/${view}.webp`,
    altText: drawingLabel('view', roomName({ kind }, language), language),
    orgWidth: width,
    orgHeight: height,
  }
}
