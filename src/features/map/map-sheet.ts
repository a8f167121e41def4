import { latLngBounds, map as leafletMap } from 'leaflet'
import type { FitBoundsOptions, Map as LeafletMap } from 'leaflet'
import type { DrawAction, GeoBox, GeoPoint, MapAim, MapPlace, MapTiles } from '#src/lib/map-types.ts'
import { AreaLayer } from './area-layer.ts'
import { drawBaseMap } from './base-map/base-map.ts'
import { highestZoom } from './pins/clusters.ts'
import { Pen } from './pen.ts'
import { PinLayer } from './pins/pin-layer.ts'
import type { PinEvents } from './pins/pin-layer.ts'
import { SignLayer } from './sign-layer.ts'

/** The land there is to see, and the part to begin with when nothing says where. */
const wholeLand = latLngBounds([48, -20], [73, 50])
const middleLand = latLngBounds([55.2, 5], [67, 27])
const lowestZoom = 4
/** As close as the map goes by itself. */
const closeZoom = 14
/** Pixels between what is to be seen and the edge. */
const margin = 64
/** The same where the map moves to all there is: a pin that stands above its place lies under none of the tools. */
const roomOf = (width: number): FitBoundsOptions =>
  width < 640
    ? { paddingTopLeft: [40, 112], paddingBottomRight: [40, 24] }
    : { paddingTopLeft: [margin, 112], paddingBottomRight: [112, margin / 2] }

export type SheetEvents = PinEvents & {
  onMove: (box: GeoBox, place: MapPlace) => void
  onDraw: (action: DrawAction) => void
}

/** The map as Leaflet draws it: ground, area, pins and pen. It moves by itself only when it is told to. */
export class MapSheet {
  readonly pins: PinLayer
  readonly area: AreaLayer
  readonly signs: SignLayer
  readonly #map: LeafletMap
  readonly #events: SheetEvents
  readonly #size: ResizeObserver
  #isZooming = false
  #covered = { right: 0, bottom: 0 }
  #pen: Pen | undefined

  constructor(box: HTMLElement, tiles: MapTiles | undefined, events: SheetEvents) {
    const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches
    this.#events = events
    this.#map = leafletMap(box, {
      zoomControl: false,
      minZoom: lowestZoom,
      maxZoom: highestZoom,
      maxBounds: wholeLand,
      maxBoundsViscosity: 1,
      zoomAnimation: moves,
      fadeAnimation: moves,
      markerZoomAnimation: moves,
      inertia: moves,
    })
    this.#map.attributionControl.setPrefix(false)
    this.#map.fitBounds(middleLand)
    drawBaseMap(this.#map, tiles)
    this.area = new AreaLayer(this.#map)
    this.signs = new SignLayer(this.#map)
    this.pins = new PinLayer(this.#map, events)
    this.#map.on('zoomanim', () => (this.#isZooming = true))
    this.#map.on('moveend', () => {
      this.#isZooming = false
      this.#tell()
    })
    this.#map.on('click', () => {
      if (!this.#pen) events.onChoose(undefined)
    })
    this.#size = new ResizeObserver(() => this.#map.invalidateSize({ animate: false }))
    this.#size.observe(box)
  }

  /** Moves to where it shall stand, or so that all of the points are seen. */
  aim({ points, place }: MapAim): void {
    if (place) this.#map.setView(place.center, place.zoom, { animate: false })
    else if (points.length > 0) {
      const bounds = latLngBounds(points.map(({ lat, lng }) => [lat, lng]))
      const room = roomOf(this.#map.getSize().x)
      this.#map.fitBounds(bounds, { ...room, maxZoom: closeZoom, animate: false })
    }
    this.#tell()
  }

  /** Moves no further than it takes to see a place beside what lies over the map. */
  reveal(at: GeoPoint): void {
    const { right, bottom } = this.#covered
    this.#map.panInside(at, {
      paddingTopLeft: [margin, margin],
      paddingBottomRight: [margin + right, margin / 2 + bottom],
    })
  }

  cover(covered: { right: number; bottom: number }): void {
    this.#covered = covered
  }

  zoom(by: 1 | -1): void {
    this.#map.setZoom(this.#map.getZoom() + by)
  }

  draw(isOn: boolean): void {
    if (!isOn) this.#pen?.lift()
    this.#pen = isOn ? (this.#pen ?? new Pen(this.#map, this.#events.onDraw)) : undefined
  }

  middle(): GeoPoint {
    const { lat, lng } = this.#map.getCenter()
    return { lat, lng }
  }

  remove(): void {
    this.#size.disconnect()
    if (!this.#isZooming) return void this.#map.remove()
    // Leaflet ends a zoom that has begun in any case, and fails where its map is gone by then
    this.#map.off('moveend').once('moveend', () => this.#map.remove())
  }

  #tell(): void {
    const bounds = this.#map.getBounds()
    const [southWest, northEast] = [bounds.getSouthWest(), bounds.getNorthEast()]
    this.#events.onMove({ southWest, northEast }, { center: this.middle(), zoom: this.#map.getZoom() })
  }
}
