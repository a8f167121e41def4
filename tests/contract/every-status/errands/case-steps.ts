import { contentOf } from '#tests/support/file-contents.ts'
import type { Setup } from '../play/setup.ts'

/** The board member who asks has left the board that the token still speaks of. */
export function leaveBoard({ world }: Setup): void {
  world.accounts.change('user-karin', { associationIds: [] })
}

const mega = 1024 * 1024

/** A file of a report. */
export const picture = () => new File([contentOf('image/jpeg')], 'element.jpg', { type: 'image/jpeg' })

/** One byte more than a file may have. */
export const largeFile = () =>
  new File([new Uint8Array(20 * mega + 1)], 'film.mov', { type: 'video/quicktime' })
