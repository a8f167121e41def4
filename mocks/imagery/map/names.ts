import type { Point } from '../base/geometry.ts'
import { tenth } from '../base/numbers.ts'
import type { Lettering } from '../lettering/lettering.ts'
import type { MapPlace } from '../../catalogue/terrain/places.ts'
import { cities } from './cities.ts'
import { mapColours, touches, townZoom } from './view.ts'
import type { MapSubject, MapView } from './view.ts'

/** No name reaches further from its place, in pixels. */
const longestName = 240
/** How far from the middle of a place its homes lie: on the map, and in pixels at most. */
const homes = { metres: 445, most: 95 } as const
/** A home's sign stands this high, in pixels. */
const homeSign = 56
/** From this zoom on, the map of a page marks a home with a sign. */
const signZoom = 12

/** Places in capitals, as on every map; from far away only the cities. */
export function drawNames(view: MapView, lettering: Lettering): string {
  const { px, zoom, places, scale } = view
  const style = { size: 12.5, fill: mapColours.text, anchor: 'middle', weight: 'medium' } as const
  // the portal names cities as far in as this
  if (zoom === townZoom) return ''
  if (zoom < townZoom) {
    if (zoom < 4) return ''
    return cities
      .map(({ name, at }) => {
        const [x, y] = px(at)
        return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="2.2" fill="${mapColours.text}"/>${lettering.text(name, x, y - 6, { ...style, halo: mapColours.land })}`
      })
      .join('')
  }
  return places
    .filter(({ x, y }) => touches(view, [[x, y]], longestName / scale))
    .filter((place) => !places.some((other) => comesFirst(other, place, 96 / scale)))
    .map((place) => {
      const [atX, atY] = namePlace(view, place)
      const text = zoom < 11 ? place.name : place.name.toUpperCase()
      return lettering.text(text, atX, atY, {
        ...style,
        spacing: zoom < 11 ? 0 : 0.14,
        halo: mapColours.land,
      })
    })
    .join('')
}

/** Where the name of a place is written: above its homes, and the signs that pages put above them. */
export function namePlace(
  { px, zoom, scale }: Pick<MapView, 'px' | 'zoom' | 'scale'>,
  { x, y }: MapPlace,
): Point {
  const [atX, atY] = px([x, y])
  const up = zoom < signZoom ? 120 * scale + 8 : Math.min(homes.metres * scale, homes.most) + homeSign
  return [atX, atY - up]
}

/** Of two names too close to be read, the first in the alphabet is shown. */
function comesFirst(other: MapPlace, place: MapPlace, close: number): boolean {
  return (
    other.name < place.name && Math.abs(other.x - place.x) < close && Math.abs(other.y - place.y) < close / 4
  )
}

/** A dot on a stem with a head in the site's colour. */
export function drawPin({ px }: MapView, { x, y, colour }: NonNullable<MapSubject['pin']>): string {
  const [atX, atY] = px([x, y]).map(tenth)
  return (
    `<path d="M${atX} ${atY}v-26" stroke="#17201E" stroke-width="1.6"/><circle cx="${atX}" cy="${atY}" r="3.6" fill="#17201E"/>` +
    `<circle cx="${atX}" cy="${(atY ?? 0) - 34}" r="12" fill="${colour}" stroke="#FFFFFF" stroke-width="2"/>`
  )
}
