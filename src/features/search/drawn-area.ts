import type { GeoPoint } from '#src/lib/map-types.ts'

/** As many corners as an address can hold and the contract takes (GeoPolygon). */
const maxCorners = 100

/**
 * An area as the address has it: a corner each between semicolons, latitude and longitude to some ten metres. Undefined
 * for what is no area.
 */
export function readArea(text: string): string | undefined {
  const corners = text.split(';').slice(0, maxCorners)
  const isArea = corners.length > 2 && corners.every((corner) => isPlace(corner))
  return isArea ? corners.join(';') : undefined
}

/** The corners of an area of the address. */
export function areaPoints(area: string): GeoPoint[] {
  return area.split(';').map((corner) => {
    const [lat = 0, lng = 0] = corner.split(',').map(Number)
    return { lat, lng }
  })
}

function isPlace(corner: string): boolean {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(corner) ?? []
  return lat !== undefined && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180
}
