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
/** Half of the sign that a page puts at what lies close by, and a little air. */
const aroundSign = 17
/** How much further up a name may stand, in pixels. */
const ways = [0, 16, 32, 48, 64] as const
/** The size of a name, and half the height of its capitals. */
const nameSize = 12.5
const capitals = 5
/** From this zoom on, the map of a page marks a home with a sign. */
const signZoom = 12

/** Places in capitals, as on every map; from far away only the cities. */
export function drawNames(view: MapView, lettering: Lettering): string {
  const { px, zoom, places, scale } = view
  const style = { size: nameSize, fill: mapColours.text, anchor: 'middle', weight: 'medium' } as const
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
      const [atX, atY] = namePlace(view, place, lettering)
      const { text, spacing } = writtenName(place, zoom)
      return lettering.text(text, atX, atY, { ...style, spacing, halo: mapColours.land })
    })
    .join('')
}

const writtenName = ({ name }: MapPlace, zoom: number) =>
  zoom < 11 ? { text: name, spacing: 0 } : { text: name.toUpperCase(), spacing: 0.14 }

/** Where the name of a place is written: above its homes, and clear of the signs that pages put there and close by. */
export function namePlace(
  { px, zoom, scale, signs }: Pick<MapView, 'px' | 'zoom' | 'scale' | 'signs'>,
  place: MapPlace,
  lettering: Lettering,
): Point {
  const [atX, atY] = px([place.x, place.y])
  const up = zoom < signZoom ? 120 * scale + 8 : Math.min(homes.metres * scale, homes.most) + homeSign
  const { text, spacing } = writtenName(place, zoom)
  const reach = lettering.width(text, nameSize) / 2 + (spacing * nameSize * text.length) / 2 + aroundSign
  const met = signs.map(px).filter(([x]) => Math.abs(x - atX) < reach)
  const isFree = (y: number) =>
    met.every(([, signY]) => Math.abs(signY - y + capitals) > aroundSign + capitals)
  const y = ways.map((further) => atY - up - further).find(isFree) ?? atY - up
  return [atX, y]
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
