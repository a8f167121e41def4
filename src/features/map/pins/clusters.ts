import Supercluster from 'supercluster'
import { geoAt, pixelsOf } from '#src/lib/map-point.ts'
import type { GeoBox, GeoPoint, MapPin } from '#src/lib/map-types.ts'
import { spreadPoints } from './spread-points.ts'

/** As many pixels apart as the widest pin. */
const radius = 72

/** The closest a map comes; there each pin stands for itself. */
export const highestZoom = 17
/** So far apart, a pin that lies over another leaves 24 px of it to press, whichever way (WCAG 2.5.8); in pixels. */
const leastApart = 36

/** What stands at one place of the map: a pin, or several pins as one. */
export type Mark = Readonly<{ key: string; at: GeoPoint }> &
  (Readonly<{ kind: 'pin'; pin: MapPin }> | Readonly<{ kind: 'cluster'; count: number; cluster: number }>)

/** The pins of a map, put together where they would lie over each other. */
export class Clusters {
  readonly #index: Supercluster<{ pin: MapPin }, Record<string, unknown>>
  readonly #held = new Map<number, ReadonlySet<string>>()

  constructor(pins: readonly MapPin[]) {
    // the sizes are pixels of a map whose tiles have 256
    this.#index = new Supercluster<{ pin: MapPin }, Record<string, unknown>>({
      radius,
      extent: 256,
      maxZoom: highestZoom - 1,
    })
    this.#index.load(
      pins.map((pin) => ({
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [pin.at.lng, pin.at.lat] },
        properties: { pin },
      })),
    )
  }

  /** What stands in a part of the map, from the north to the south. */
  marksIn({ southWest, northEast }: GeoBox, zoom: number): Mark[] {
    const found = this.#index.getClusters(
      [southWest.lng, southWest.lat, northEast.lng, northEast.lat],
      // a zoom between two whole ones has no clusters of its own
      Math.round(zoom),
    )
    const marks = found.map(({ geometry, properties }): Mark => {
      const [lng = 0, lat = 0] = geometry.coordinates
      const at = { lat, lng }
      if (!('cluster_id' in properties))
        return { kind: 'pin', key: properties.pin.id, at, pin: properties.pin }
      const { cluster_id: cluster, point_count: count } = properties
      return { kind: 'cluster', key: `cluster ${cluster}`, at, count, cluster }
    })
    return (zoom < highestZoom ? marks : besideEachOther(marks)).toSorted((a, b) => b.at.lat - a.at.lat)
  }

  /** Whether a cluster stands for a pin. Asked for each step of the pointer, so that what it holds is looked up once. */
  holds(cluster: number, id: string): boolean {
    let ids = this.#held.get(cluster)
    if (!ids) {
      ids = new Set(this.#index.getLeaves(cluster, Infinity).map(({ properties }) => properties.pin.id))
      this.#held.set(cluster, ids)
    }
    return ids.has(id)
  }

  /** The zoom at which a cluster comes apart. */
  zoomInto(cluster: number): number {
    return this.#index.getClusterExpansionZoom(cluster)
  }
}

/** As close as a map comes nothing takes two pins apart that lie over each other, so they stand beside their places. */
function besideEachOther(marks: readonly Mark[]): Mark[] {
  const spots = spreadPoints(
    marks.map(({ at }) => pixelsOf(at, highestZoom)),
    leastApart,
  )
  return marks.map((mark, index) => {
    const spot = spots[index]
    return spot ? { ...mark, at: geoAt(spot, highestZoom) } : mark
  })
}
