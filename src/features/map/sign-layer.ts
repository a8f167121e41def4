import { divIcon, latLng, layerGroup, marker } from 'leaflet'
import type { LayerGroup, Map as LeafletMap } from 'leaflet'
import { geoAt } from '#src/lib/map-point.ts'
import type { MapSign } from '#src/lib/map-types.ts'
import { signSpots } from './place/sign-spots.ts'
import { signClass } from './sign-class.ts'

/** Signs that only show where something lies. What they mean is said beside the map. */
export class SignLayer {
  readonly #map: LeafletMap
  readonly #layer: LayerGroup
  #signs: readonly MapSign[] = []

  constructor(map: LeafletMap) {
    this.#map = map
    this.#layer = layerGroup().addTo(map)
    // closer by, they need not make room for each other
    map.on('zoomend', () => this.#draw())
  }

  show(signs: readonly MapSign[]): void {
    this.#signs = signs
    this.#draw()
  }

  #draw(): void {
    this.#layer.clearLayers()
    const zoom = this.#map.getZoom()
    for (const { sign: one, spot } of signSpots(this.#signs, zoom)) {
      const sign = document.createElement('span')
      sign.className = signClass(one)
      sign.textContent = one.text
      const icon = divIcon({ className: 'map-pin-frame', html: sign, iconSize: [0, 0] })
      // what the home is called stands above as well; what a number is, nowhere else on the map
      const zIndexOffset = one.home ? -1000 : 0
      const { lat, lng } = geoAt(spot, zoom)
      marker(latLng(lat, lng), { icon, keyboard: false, interactive: false, zIndexOffset }).addTo(this.#layer)
    }
  }
}
