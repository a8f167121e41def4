/** Below this many pixels the page counts as at the top (K-036). */
const topLimit = 90
/** From here on the first screen has been left (K-036). */
const foldLimit = 300

/** Where the reader is, as far as the header cares (E-073). */
export type ScrollState = { atTop: boolean; scrollingUp: boolean; belowFold: boolean }

export const scrollStart: ScrollState = { atTop: true, scrollingUp: false, belowFold: false }

/** The next state after scrolling from one offset to another, in pixels from the top (S-033). */
export function scrolled(from: number, to: number): ScrollState {
  return { atTop: to < topLimit, scrollingUp: to < from, belowFold: to > foldLimit }
}

/** The header gives way while someone reads on downwards past the top, and comes back on the way up. */
export function isHidden({ atTop, scrollingUp }: ScrollState): boolean {
  return !atTop && !scrollingUp
}
