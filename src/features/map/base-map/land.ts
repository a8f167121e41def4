import type { LatLngTuple } from 'leaflet'
import land from './nordic-land.json'

/** The shores, lakes and borders of the land around the sites, as scripts/map/make-land.ts has written them. */
export const shores: readonly LatLngTuple[][] = land.land.map(pointsOf)
export const lakes: readonly LatLngTuple[][] = land.lakes.map(pointsOf)
export const borders: readonly LatLngTuple[][] = land.borders.map(pointsOf)

/** A text of whole steps: the first point, then the way from each point to the next. */
function pointsOf(text: string): LatLngTuple[] {
  const steps = text.split(' ').map(Number)
  const points: LatLngTuple[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] ?? 0
    y += steps[index + 1] ?? 0
    points.push([y / land.scale, x / land.scale])
  }
  return points
}
