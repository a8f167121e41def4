import type { Point } from '../base/geometry.ts'
import { worldOf } from './mercator.ts'

type Outline = readonly (readonly [lat: number, lng: number])[]

/** The coasts of the north, drawn by hand: good enough to know them by, far too coarse to sail by. */
const mainland: Outline = [
  [59, 11.1],
  [58.3, 11.35],
  [57.7, 11.8],
  [57.1, 12.2],
  [56.65, 12.85],
  [56.25, 12.5],
  [56.03, 12.65],
  [55.6, 12.95],
  [55.35, 13.15],
  [55.4, 13.85],
  [55.6, 14.3],
  [55.95, 14.35],
  [56.05, 14.6],
  [56.15, 15.6],
  [56.1, 16.05],
  [56.65, 16.35],
  [57.25, 16.5],
  [57.75, 16.7],
  [58.4, 16.85],
  [58.65, 17.1],
  [58.78, 17.9],
  [59.05, 18.4],
  [59.35, 18.75],
  [59.75, 19.05],
  [60.25, 18.5],
  [60.68, 17.3],
  [61.3, 17.2],
  [61.75, 17.45],
  [62.35, 17.5],
  [62.75, 18.1],
  [63.2, 18.9],
  [63.6, 19.9],
  [63.75, 20.5],
  [64.4, 21.4],
  [64.75, 21.25],
  [65.3, 21.7],
  [65.55, 22.4],
  [65.75, 23.3],
  [65.8, 24.15],
  [65.7, 24.7],
  [65.05, 25.35],
  [64.6, 24.4],
  [64, 23.6],
  [63.8, 22.9],
  [63.1, 21.5],
  [62.5, 21.2],
  [61.6, 21.5],
  [61, 21.3],
  [60.6, 21.2],
  [60.35, 22.1],
  [60.05, 22.6],
  [59.83, 23.1],
  [60, 24],
  [60.12, 25],
  [60.3, 26.2],
  [60.45, 27],
  [60.55, 27.9],
  [60.2, 29],
  [59.95, 30.2],
  [60, 37],
  [66, 41],
  [69, 36],
  [69.5, 31],
  [70.1, 30],
  [70.6, 29.5],
  [71, 28],
  [71.1, 25.7],
  [70.6, 23.5],
  [70, 20.5],
  [69.7, 18.3],
  [68.9, 15.6],
  [68.1, 13.6],
  [68.2, 15],
  [67.3, 14.4],
  [66.2, 12.9],
  [65.2, 11.9],
  [64.6, 11],
  [63.8, 9.4],
  [63.3, 8],
  [62.8, 6.9],
  [62.2, 5.2],
  [61.3, 4.95],
  [60.4, 5],
  [59.5, 5.2],
  [59, 5.55],
  [58.5, 5.75],
  [58, 7.05],
  [58.1, 8],
  [58.5, 8.9],
  [58.95, 9.75],
  [59.05, 10.25],
  [59.5, 10.45],
  [59.88, 10.6],
  [59.88, 10.75],
  [59.5, 10.65],
  [59.15, 10.9],
]
const continent: Outline = [
  [57.73, 10.6],
  [57.15, 8.7],
  [56.5, 8.15],
  [55.5, 8.15],
  [54.9, 8.65],
  [54.3, 8.9],
  [53.9, 8.9],
  [53.5, 7],
  [51, 7],
  [51, 34],
  [59.6, 32],
  [59.65, 28.1],
  [59.5, 24.7],
  [59.2, 23.5],
  [58.4, 23.7],
  [58.3, 24.45],
  [57.1, 24.1],
  [57.55, 22.6],
  [56.5, 21],
  [55.7, 21.1],
  [54.9, 19.9],
  [54.35, 18.7],
  [54.8, 18.3],
  [54.4, 16.4],
  [53.95, 14.3],
  [54.45, 13.5],
  [54.1, 12.1],
  [53.95, 10.9],
  [54.5, 10],
  [55.2, 9.55],
  [55.85, 10],
  [56.45, 10.9],
  [57.05, 10.35],
]
const islands: readonly Outline[] = [
  [
    [56.1, 12.35],
    [55.7, 12.6],
    [55.2, 12.3],
    [54.9, 11.8],
    [55.3, 11.15],
    [55.75, 11],
    [55.95, 11.75],
  ],
  [
    [55.6, 10.35],
    [55.35, 10.8],
    [55.05, 10.6],
    [55.2, 9.95],
  ],
  [
    [57.93, 19],
    [57.5, 18.85],
    [56.95, 18.25],
    [57.3, 18.1],
    [57.65, 18.3],
  ],
  [
    [57.35, 17.1],
    [56.9, 16.85],
    [56.2, 16.4],
    [56.75, 16.65],
  ],
  [
    [60.38, 19.9],
    [60.2, 20.3],
    [60.08, 19.9],
  ],
  [
    [58.6, 22.9],
    [58.25, 22],
    [58.3, 23.2],
  ],
]
const lakes: readonly Outline[] = [
  [
    [59.35, 13.25],
    [59, 14.05],
    [58.65, 13.75],
    [58.4, 12.75],
    [58.8, 12.75],
  ],
  [
    [58.85, 14.9],
    [58.3, 14.75],
    [57.8, 14.2],
    [58.3, 14.4],
  ],
  [
    [61.75, 28.3],
    [61.25, 29],
    [61.15, 27.9],
    [61.5, 27.6],
  ],
  [
    [62.15, 25.7],
    [61.7, 25.7],
    [61.25, 25.55],
    [61.65, 25.4],
  ],
  [
    [69.15, 28.2],
    [68.85, 27.9],
    [68.9, 27.1],
  ],
]

const projected = (outline: Outline): Point[] => outline.map(([lat, lng]) => worldOf({ lat, lng }))

/** Land and lakes as shapes on the map, in metres. */
export const nordicLand: readonly (readonly Point[])[] = [mainland, continent, ...islands].map(projected)
export const nordicLakes: readonly (readonly Point[])[] = lakes.map(projected)

/** Cities known far away, and where they lie. */
export const cities = (
  [
    ['Stockholm', 59.33, 18.06],
    ['Göteborg', 57.71, 11.97],
    ['Malmö', 55.6, 13],
    ['Umeå', 63.83, 20.26],
    ['Östersund', 63.18, 14.64],
    ['Oslo', 59.91, 10.75],
    ['Bergen', 60.39, 5.33],
    ['Trondheim', 63.43, 10.4],
    ['Tromsø', 69.65, 18.96],
    ['Stavanger', 58.97, 5.73],
    ['Helsinki', 60.17, 24.94],
    ['Tampere', 61.5, 23.76],
    ['Turku', 60.45, 22.27],
    ['Oulu', 65.01, 25.47],
  ] as const
).map(([name, lat, lng]) => ({ name, at: worldOf({ lat, lng }) }))

/** How far inland a point is, in metres; negative at sea and in the great lakes. */
export function inland(x: number, y: number): number {
  const land = Math.max(...nordicLand.map((outline) => signedDistance(outline, x, y)))
  const lake = Math.max(...nordicLakes.map((outline) => signedDistance(outline, x, y)))
  return Math.min(land, -lake)
}

/** The distance to an outline: positive inside it. */
function signedDistance(outline: readonly Point[], x: number, y: number): number {
  let nearest = Infinity
  let inside = false
  let [fromX, fromY] = outline.at(-1) ?? [0, 0]
  for (const [toX, toY] of outline) {
    const [dx, dy] = [toX - fromX, toY - fromY]
    const along = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1)))
    nearest = Math.min(nearest, (x - fromX - along * dx) ** 2 + (y - fromY - along * dy) ** 2)
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * dx) inside = !inside
    fromX = toX
    fromY = toY
  }
  return Math.sqrt(nearest) * (inside ? 1 : -1)
}
