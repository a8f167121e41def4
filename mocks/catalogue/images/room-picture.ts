import type { Language } from '#src/sites/site.ts'
import { drawnSizes } from '../../imagery/drawn-sizes.ts'
import { type ShownRoom, shownRooms } from '../../imagery/interior/shown-rooms.ts'
import { drawingLabel } from '../../imagery/plan/label.ts'
import { roomName } from '../../imagery/plan/words.ts'
import type { ImageRef } from '../types.ts'

/** A home by its id, and one of its rooms. */
export type RoomView = `home-${string}-${ShownRoom}`

/** The picture of a room of a home, for a page that tells of such rooms. */
export function roomPicture(view: RoomView, language: Language): ImageRef {
  const kind = shownRooms.find((one) => view.endsWith(`-${one}`)) ?? 'living'
  const { width, height } = drawnSizes.interior
  return {
    url: `/images/interior/${view}.webp`,
    altText: drawingLabel('view', roomName({ kind }, language), language),
    orgWidth: width,
    orgHeight: height,
  }
}
