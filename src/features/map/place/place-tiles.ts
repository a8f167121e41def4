import { pixelsOf } from '#src/lib/map-point.ts'
import type { MapPlace, MapTiles } from '#src/lib/map-types.ts'

/** A picture of the ground, and how far its corner is from the middle of the map, in pixels. */
export type PlacedTile = Readonly<{ url: string; left: number; top: number; size: number }>

/** The tiles that a map of so many pixels around a place consists of. */
export function tilesAround(
  { center, zoom }: MapPlace,
  { url, size }: MapTiles,
  { width, height }: Readonly<{ width: number; height: number }>,
): PlacedTile[] {
  const [x, y] = pixelsOf(center, zoom)
  const tileZoom = size === 512 ? zoom - 1 : zoom
  const [firstColumn, lastColumn] = [x - width / 2, x + width / 2].map((at) => Math.floor(at / size))
  const [firstRow, lastRow] = [y - height / 2, y + height / 2].map((at) => Math.floor(at / size))
  const found: PlacedTile[] = []
  for (let row = firstRow ?? 0; row <= (lastRow ?? 0); row++)
    for (let column = firstColumn ?? 0; column <= (lastColumn ?? 0); column++)
      found.push({
        url: url.replace('{z}', String(tileZoom)).replace('{x}', String(column)).replace('{y}', String(row)),
        left: column * size - x,
        top: row * size - y,
        size,
      })
  return found
}
