import { divIcon, layerGroup, marker } from 'leaflet'
import type { LayerGroup, Map as LeafletMap } from 'leaflet'
import type { MapSign } from '#src/lib/map-types.ts'
import { signClass } from './sign-class.ts'

/** Signs that only show where something lies. What they mean is said beside the map. */
export class SignLayer {
  readonly #layer: LayerGroup

  constructor(map: LeafletMap) {
    this.#layer = layerGroup().addTo(map)
  }

  show(signs: readonly MapSign[]): void {
    this.#layer.clearLayers()
    for (const one of signs) {
      const sign = document.createElement('span')
      sign.className = signClass(one)
      sign.textContent = one.text
      const icon = divIcon({ className: 'map-pin-frame', html: sign, iconSize: [0, 0] })
      // what the home is called stands above as well; what a number is, nowhere else on the map
      const zIndexOffset = one.home ? -1000 : 0
      marker(one.at, { icon, keyboard: false, interactive: false, zIndexOffset }).addTo(this.#layer)
    }
  }
}
