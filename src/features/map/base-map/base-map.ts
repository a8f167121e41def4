import { divIcon, marker, polygon, polyline, tileLayer } from 'leaflet'
import type { Map as LeafletMap } from 'leaflet'
import type { MapTiles } from '#src/lib/map-types.ts'
import { cities } from './cities.ts'
import { borders, lakes, shores } from './land.ts'
import { LandCanvas } from './land-canvas.ts'

/** Further in than this, the shores are too coarse to be told from a drawing, and a name stands for too much. */
const maxCityZoom = 9

/** What the land is painted with; the map's own colours, the same on every site (see the tokens of the map). */
const paint = { land: '#f1f0ea', water: '#cbdadd', shore: '#fff', border: '#cfcabd' }

/**
 * The ground below the pins: the embedded land, and over it the tiles where there are any. A tile that does not come
 * leaves the land to be seen.
 */
export function drawBaseMap(map: LeafletMap, tiles: MapTiles | undefined): void {
  map.createPane('land').style.zIndex = '150'
  map.createPane('cities').style.zIndex = '160'
  // half a map on each side, so that dragging does not run out of land
  const renderer = new LandCanvas({ pane: 'land', padding: 0.5 })
  const still = { renderer, pane: 'land', interactive: false }
  const ground = (fillColor: string) =>
    ({ ...still, fillColor, fillOpacity: 1, color: paint.shore, weight: 1.5 }) as const
  for (const shore of shores) polygon(shore, ground(paint.land)).addTo(map)
  for (const lake of lakes) polygon(lake, ground(paint.water)).addTo(map)
  for (const border of borders)
    polyline(border, { ...still, color: paint.border, weight: 1, dashArray: '4 3' }).addTo(map)
  nameCities(map)
  if (tiles)
    tileLayer(tiles.url, {
      tileSize: tiles.size,
      zoomOffset: tiles.size === 512 ? -1 : 0,
      minZoom: tiles.minZoom,
      keepBuffer: 3,
      ...(tiles.credit && { attribution: tiles.credit }),
    }).addTo(map)
}

function nameCities(map: LeafletMap): void {
  const markers = cities.map(({ name, at }) =>
    marker(at, {
      pane: 'cities',
      interactive: false,
      keyboard: false,
      icon: divIcon({ className: 'map-city', html: `<span>${name}</span>`, iconSize: [0, 0] }),
    }),
  )
  const show = () => {
    const isFar = map.getZoom() <= maxCityZoom
    for (const city of markers) {
      if (isFar) city.addTo(map)
      else city.remove()
    }
  }
  map.on('zoomend', show)
  map.whenReady(show)
}
