import { geoAt, pixelsOf } from '#src/lib/map-point.ts'
import { numberSpots } from './sign-spots.ts'
import type { GeoPoint, HomeSide, MapPlace } from '#src/lib/map-types.ts'

/** So close that all one walks to is in sight on a wide window, and so far that the furthest of it is on a phone. */
const zooms = [14, 13, 12] as const
const furthest = zooms[2]
/** Half of a numbered sign and the way to the edge, in pixels. */
const sign = { left: 16, right: 16, top: 16, bottom: 16 } as const
/** The sign of the home itself stands on a stem. */
const homeSigns = {
  above: { left: 90, right: 90, top: 60, bottom: 8 },
  below: { left: 90, right: 90, top: 8, bottom: 60 },
} as const
/** Half of a numbered sign, and the length of the stem and the height of the home's sign. */
const radius = 13
const stem = 16
const height = 36

/**
 * Where a map of so many pixels stands so that it shows a place and all there is to mark around it, as close as it can,
 * and on which side of the place its sign covers less; what lies outside even of the lowest zoom has no say.
 */
export function placeView(
  { at, name }: { at: GeoPoint; name: string },
  marks: readonly GeoPoint[],
  size: Size,
): MapPlace & { side: HomeSide } {
  const [x, y] = pixelsOf(at, furthest)
  const close = marks.filter((mark) => {
    const [markX, markY] = pixelsOf(mark, furthest)
    return (
      Math.abs(markX - x) <= size.width / 2 - sign.left && Math.abs(markY - y) <= size.height / 2 - sign.top
    )
  })
  const fits = (zoom: number) => {
    const { left, right, top, bottom } = boxOf({ at, name }, close, zoom)
    return right - left <= size.width && bottom - top <= size.height
  }
  const zoom = zooms.find(fits) ?? furthest
  const { left, right, top, bottom } = boxOf({ at, name }, close, zoom)
  const center = geoAt([(left + right) / 2, (top + bottom) / 2], zoom)
  return { center, zoom, side: sideOf(at, close, zoom) }
}

type Size = Readonly<{ width: number; height: number }>

/** Above its place, unless there its sign would meet more of the marks than below. */
function sideOf(at: GeoPoint, marks: readonly GeoPoint[], zoom: number): HomeSide {
  const [x, y] = pixelsOf(at, zoom)
  const met = { above: 0, below: 0 }
  for (const mark of marks) {
    const [markX, markY] = pixelsOf(mark, zoom)
    if (Math.abs(markX - x) > homeSigns.above.left + radius) continue
    const away = Math.abs(markY - y)
    const shared = Math.min(away + radius, stem + height) - Math.max(away - radius, stem)
    met[markY < y ? 'above' : 'below'] += Math.max(0, shared)
  }
  return met.above > met.below ? 'below' : 'above'
}

/** What the signs take up, in pixels. */
function boxOf({ at, name }: { at: GeoPoint; name: string }, marks: readonly GeoPoint[], zoom: number) {
  const side = sideOf(at, marks, zoom)
  const signs = [
    { spot: pixelsOf(at, zoom), ...homeSigns[side] },
    ...numberSpots(marks, zoom, { at, text: name, side }).map((spot) => ({ spot, ...sign })),
  ].map(({ spot: [x, y], left, right, top, bottom }) => ({
    left: x - left,
    right: x + right,
    top: y - top,
    bottom: y + bottom,
  }))
  return {
    left: Math.min(...signs.map(({ left }) => left)),
    right: Math.max(...signs.map(({ right }) => right)),
    top: Math.min(...signs.map(({ top }) => top)),
    bottom: Math.max(...signs.map(({ bottom }) => bottom)),
  }
}
