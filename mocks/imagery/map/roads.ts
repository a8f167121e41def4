import type { Street } from '../../catalogue/terrain/streets.ts'
import type { CountryRoad } from './country-roads.ts'
import { lines } from './paths.ts'
import { mapColours } from './view.ts'
import type { MapView } from './view.ts'

/** The streets between districts. */
export function drawStreets(view: MapView, streets: readonly Street[]): string {
  const drawn = streets.map(({ from, to }) => [from, to])
  const width = Math.max(1.2, 20 * view.scale)
  return lines(view, drawn, mapColours.casing, width + 1.6) + lines(view, drawn, mapColours.road, width)
}

/** A road that winds through the country, with its bridges. */
export function drawRoad(view: MapView, road: readonly CountryRoad[]): string {
  const drawn = road.map(({ points }) => points)
  const width = Math.max(1.6, Math.min(10, 26 * view.scale))
  return lines(view, drawn, mapColours.casing, width + 2.2) + lines(view, drawn, mapColours.road, width)
}
