import type { Geo } from '../../../catalogue/types.ts'
import type { GeoSearch } from '../search-types.ts'

type Shape = Exclude<GeoSearch, boolean>

const earthRadius = 6_371_000
/** How far "around me" reaches, in metres. */
const aroundMe = 50_000

/** Metres between two points, along the sphere. */
export function distance(a: Geo, b: Geo): number {
  const rad = Math.PI / 180
  const lat = Math.sin(((b.lat - a.lat) * rad) / 2)
  const lng = Math.sin(((b.lng - a.lng) * rad) / 2)
  const h = lat * lat + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * lng * lng
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Whether a place lies within what is searched; true searches around the visitor, false everywhere (N-023). */
export function insideOf(search: GeoSearch, visitor: Geo): (place: Geo) => boolean {
  if (search === false) return () => true
  if (search === true) return insideShape({ kind: 'circle', center: visitor, radius: aroundMe })
  return insideShape(search)
}

function insideShape(shape: Shape): (place: Geo) => boolean {
  switch (shape.kind) {
    case 'circle':
      return (place) => distance(shape.center, place) <= shape.radius
    case 'box':
      return ({ lat, lng }) =>
        shape.southWest.lat <= lat &&
        lat <= shape.northEast.lat &&
        shape.southWest.lng <= lng &&
        lng <= shape.northEast.lng
    case 'polygon':
      return (place) => insidePolygon(shape.points, place)
  }
}

/** Even-odd rule: a ray from inside crosses the outline an odd number of times. */
function insidePolygon(points: readonly Geo[], { lat, lng }: Geo): boolean {
  let inside = false
  let previous = points.at(-1)
  for (const point of points) {
    if (previous && point.lat > lat !== previous.lat > lat) {
      const share = (lat - point.lat) / (previous.lat - point.lat)
      if (lng < point.lng + share * (previous.lng - point.lng)) inside = !inside
    }
    previous = point
  }
  return inside
}
