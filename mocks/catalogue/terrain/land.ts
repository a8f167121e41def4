import { inland } from './coast.ts'
import { chanceAt, hills, terrainAt } from './field.ts'
import { reach } from './places.ts'
import type { MapPlace } from './places.ts'

/** Metres from the drawn coast over which land becomes sea; half of it is how far bays and capes reach at most. */
const shelf = 600

/**
 * Below zero is water. The coasts of the north decide, as the whole map has them, and close by small bays and the
 * places: nobody lives in the water, and whoever lives by it has it close.
 */
export function landAt(places: readonly MapPlace[]): (x: number, y: number) => number {
  const raised = places.map((place) => ({
    ...place,
    raise: Math.max(0, 1.2 - coastAt(place.x, place.y)),
    inlet: place.setting === 'water' ? inletOf(place) : undefined,
  }))
  return (x, y) => {
    let land = coastAt(x, y) + 0.22 * terrainAt(x, y, 1900, 11)
    for (const { x: placeX, y: placeY, raise, inlet } of raised) {
      if (Math.abs(x - placeX) > reach || Math.abs(y - placeY) > reach) continue
      const off = Math.hypot(x - placeX, y - placeY)
      if (off > reach) continue
      land += raise * bell(off / 900) + bell(off / 450) - (inlet ? 3.2 * inlet(x, y) : 0)
    }
    return land
  }
}

const coastAt = (x: number, y: number): number => Math.max(-3, Math.min(1, inland(x, y) / shelf))

/** A long arm of water that passes close by a place. */
function inletOf({ x: placeX, y: placeY }: MapPlace): (x: number, y: number) => number {
  const turn = chanceAt(placeX, placeY, 5) * 2 * Math.PI
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (x, y) => {
    const [dx, dy] = [x - placeX - 820 * cos, y - placeY - 820 * sin]
    const across = dx * cos + dy * sin
    // so far beside it nothing of it is left
    if (Math.abs(across) > 3200) return 0
    const along = dy * cos - dx * sin
    const swing = 420 * hills(along, placeX, 2300, 3)
    return bell((across - swing * Math.min(1, Math.abs(along) / 900)) / 430) * bell(along / 3300)
  }
}

const bell = (share: number): number => Math.exp(-(share ** 2))

/** How densely people live, 0 in the woods to 1 in the middle of a place. */
export function densityAt(places: readonly MapPlace[], x: number, y: number): number {
  let density = 0.1 + 0.18 * hills(x, y, 5200, 31)
  for (const place of places) {
    const wide =
      place.setting === 'centre'
        ? 2600
        : place.setting === 'forest' || place.setting === 'field'
          ? 1500
          : 2000
    density += Math.exp(-((Math.hypot(x - place.x, y - place.y) / wide) ** 2))
  }
  return Math.min(1, density)
}

/** Zero along the line of a main road; another salt gives another road. */
export const roadAt = (x: number, y: number, salt: number): number => terrainAt(x, y, 7200, salt)
