import { divIcon, layerGroup, marker } from 'leaflet'
import type { LayerGroup, Map as LeafletMap } from 'leaflet'
import type { MapSign } from '#src/lib/map-types.ts'

/** Signs that only show where something lies. What they mean is said beside the map. */
export class SignLayer {
  readonly #layer: LayerGroup

  constructor(map: LeafletMap) {
    this.#layer = layerGroup().addTo(map)
  }

  show(signs: readonly MapSign[]): void {
    this.#layer.clearLayers()
    for (const { at, text, isHome } of signs) {
      const sign = document.createElement('span')
      sign.className = isHome ? 'map-sign map-sign-home' : 'map-sign'
      sign.textContent = text
      const icon = divIcon({ className: 'map-pin-frame', html: sign, iconSize: [0, 0] })
      marker(at, { icon, keyboard: false, interactive: false, zIndexOffset: isHome ? 1000 : 0 }).addTo(
        this.#layer,
      )
    }
  }
}
