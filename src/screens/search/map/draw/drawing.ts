import type { DrawAction, GeoPoint } from '#src/lib/map-types.ts'

/** An area on its way: corner by corner, then whole; or given up. */
export type Drawing =
  | { kind: 'off' }
  | { kind: 'open'; corners: readonly GeoPoint[] }
  | { kind: 'whole'; corners: readonly GeoPoint[] }

const minCorners = 3

export const canClose = (corners: readonly GeoPoint[]): boolean => corners.length >= minCorners

/** What an action makes of the corners set so far. A stroke around an area takes their place. */
export function drawStep(corners: readonly GeoPoint[], action: DrawAction): Drawing {
  switch (action.kind) {
    case 'corner':
      return { kind: 'open', corners: [...corners, action.at] }
    case 'outline':
      return { kind: 'whole', corners: action.points }
    case 'back':
      return { kind: 'open', corners: corners.slice(0, -1) }
    case 'done':
      return { kind: canClose(corners) ? 'whole' : 'open', corners }
    case 'cancel':
      return { kind: 'off' }
  }
}
