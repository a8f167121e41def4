import type { GeoPoint } from '#src/lib/map-types.ts'
import { readArea } from './drawn-area.ts'

/** An area as the address has it. Only the map draws one, so that no other page loads this. */
export function writeArea(points: readonly GeoPoint[]): string | undefined {
  return readArea(points.map(({ lat, lng }) => `${lat.toFixed(4)},${lng.toFixed(4)}`).join(';'))
}
