import { circleMarker, layerGroup, polygon, polyline } from 'leaflet'
import type { LayerGroup, Map as LeafletMap } from 'leaflet'
import type { GeoPoint } from '#src/lib/map-types.ts'

/** The area that a visitor has drawn, or draws. Its colours are classes, so that they follow the theme. */
export class AreaLayer {
  readonly #layer: LayerGroup

  constructor(map: LeafletMap) {
    map.createPane('area').style.zIndex = '450'
    this.#layer = layerGroup().addTo(map)
  }

  show(area: readonly GeoPoint[] | undefined, drawing: readonly GeoPoint[] | undefined): void {
    this.#layer.clearLayers()
    const style = { pane: 'area', interactive: false }
    if (area && !drawing) polygon([...area], { ...style, className: 'map-area' }).addTo(this.#layer)
    if (!drawing) return
    if (drawing.length > 2)
      polygon([...drawing], { ...style, className: 'map-area map-area-open' }).addTo(this.#layer)
    else polyline([...drawing], { ...style, className: 'map-area-line' }).addTo(this.#layer)
    for (const corner of drawing)
      circleMarker(corner, { ...style, radius: 5, className: 'map-area-corner' }).addTo(this.#layer)
  }
}
