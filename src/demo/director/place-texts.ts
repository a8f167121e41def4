import type { Place } from './use-place.ts'

/** What the panel says of moving its handle. */
export const placeTexts = {
  up: 'Move the handle up',
  down: 'Move the handle down',
  across: 'Move the handle to the other side',
  placed: ({ side, down }: Place) => `The handle is on the ${side}, ${down} percent down.`,
}
