import type { Frame } from './base/frame.ts'

/** How large each kind of drawing is, in pixels. */
export const drawnSizes = {
  plan: { width: 1600, height: 1200 },
  interior: { width: 1800, height: 1200 },
  sitePlan: { width: 1800, height: 1200 },
  map: { width: 1800, height: 1200 },
  portrait: { width: 640, height: 640 },
} as const satisfies Readonly<Record<string, Frame>>
