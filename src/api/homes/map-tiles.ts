import type { MapTiles } from '#src/lib/map-types.ts'
import { apiBase } from '../base-url.ts'

/** The zoom from which the mock draws towns; further out the embedded land, which has the same shores, says as much. */
const townZoom = 9

/**
 * The tiles of the map: those of VITE_TILE_URL, an address with {z}, {x} and {y} and with VITE_TILE_CREDIT for whom to
 * name. A portal without an API of its own gets the mock's; any other draws the embedded land alone.
 */
export function mapTiles(): MapTiles | undefined {
  const { VITE_TILE_URL: url, VITE_TILE_CREDIT: credit, VITE_API_BASE: base } = import.meta.env
  if (url) return { url, size: 256, minZoom: 0, ...(credit && { credit }) }
  if (base) return undefined
  const width = devicePixelRatio > 1 ? 1200 : 600
  return {
    url: `${apiBase()}/contentservice/image?src=/images/tile/{z}-{x}-{y}.webp&width=${width}&quality=75&format=webp`,
    size: 512,
    minZoom: townZoom,
  }
}
