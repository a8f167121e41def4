import type { Setting } from '../../catalogue/codes.ts'
import { chanceAt, hills, terrainAt } from './field.ts'
import { inland } from './nordic.ts'

/** A place where people live, by what surrounds it; metres on the map. */
export type MapPlace = Readonly<{ name: string; x: number; y: number; setting: Setting }>

/** How far the influence of a place reaches, in metres. */
export const reach = 6000

/**
 * Below zero is water. Hills of chance decide, the coasts of the north far around, and the places: nobody lives in the
 * water, and whoever lives by it has it close.
 */
export function landAt(places: readonly MapPlace[]): (x: number, y: number) => number {
  const far = inlandField()
  return (x, y) => {
    const coast = Math.min(1, Math.max(-1.8, far(x, y) / 9000))
    const rough = terrainAt(x, y, 3800, 11)
    let land = 0.12 + rough + 0.5 * coast
    for (const place of places) {
      const off = Math.hypot(x - place.x, y - place.y)
      if (off > reach) continue
      land +=
        0.7 * bell(off / 1700) -
        (place.setting === 'water' ? 2.3 * inlet(place, x, y) : 0) +
        1.4 * bell(off / 340)
    }
    return land
  }
}

/** A long arm of water that passes close by a place. */
function inlet({ x: placeX, y: placeY }: MapPlace, x: number, y: number): number {
  const turn = chanceAt(placeX, placeY, 5) * 2 * Math.PI
  const [dx, dy] = [x - placeX - 820 * Math.cos(turn), y - placeY - 820 * Math.sin(turn)]
  const across = dx * Math.cos(turn) + dy * Math.sin(turn)
  const along = dy * Math.cos(turn) - dx * Math.sin(turn)
  const swing = 420 * hills(along, placeX, 2300, 3)
  return bell((across - swing * Math.min(1, Math.abs(along) / 900)) / 430) * bell(along / 3300)
}

const bell = (share: number): number => Math.exp(-(share ** 2))

/** How far inland a point is: known every four kilometres, and evenly in between. */
function inlandField(): (x: number, y: number) => number {
  const grid = 4000
  const known = new Map<string, number>()
  const at = (column: number, row: number) => {
    const key = `${column}/${row}`
    const value = known.get(key) ?? inland(column * grid, row * grid)
    known.set(key, value)
    return value
  }
  return (x, y) => {
    const [column, row] = [Math.floor(x / grid), Math.floor(y / grid)]
    const [a, b] = [x / grid - column, y / grid - row]
    const upper = at(column, row) * (1 - a) + at(column + 1, row) * a
    const lower = at(column, row + 1) * (1 - a) + at(column + 1, row + 1) * a
    return upper * (1 - b) + lower * b
  }
}

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
