import type { Country } from '../codes.ts'
import type { Point } from '../../imagery/base/geometry.ts'
import { chanceAt } from './field.ts'
import type { MapPlace } from './places.ts'

/** First and last parts that go together; invented, as the streets are. */
const parts: Readonly<Record<Country, Readonly<{ first: readonly string[]; last: readonly string[] }>>> = {
  se: {
    first:
      'Björk Ek Lind Rönn Ask Hassel Tall Gran Äng Skog Kvarn Kyrk Skol Bruks Hamn Sjö Berg Dal Park Trädgårds Smedje Fabriks Stations Tegel Vår Höst Sommar Glas Segel Snickar'.split(
        ' ',
      ),
    last: ['gatan', 'vägen', 'gatan', 'vägen', 'allén', 'stigen'],
  },
  no: {
    first:
      'Bjørke Eike Linde Rogne Aske Hassel Furu Gran Eng Skog Mølle Kirke Skole Bruks Havne Sjø Berg Dal Park Hage Smie Fabrikk Stasjons Tegl Vår Høst Sommer Glass Seil Snekker'.split(
        ' ',
      ),
    last: ['gata', 'veien', 'gata', 'veien', 'alleen', 'stien'],
  },
  fi: {
    first:
      'Koivu Tammi Lehmus Pihlaja Saarni Leppä Mänty Kuusi Niitty Metsä Mylly Kirkko Koulu Ruukin Satama Järvi Mäki Laakso Puisto Puutarha Seppä Tehtaan Asema Tiili Kevät Syys Kesä Lasi Purje Puusepän'.split(
        ' ',
      ),
    last: ['katu', 'tie', 'katu', 'tie', 'polku', 'kuja'],
  },
}

/** So close to a place its streets bear the name that its addresses have. */
const ownStreet = 260

/** The name of a street: that of the place it passes, or one of chance in the language of the nearest place. */
export function streetName(from: Point, to: Point, places: readonly MapPlace[]): string {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const off = (place: MapPlace) => Math.hypot(place.x - x, place.y - y)
  const nearest = places.toSorted((a, b) => off(a) - off(b))[0]
  if (nearest && off(nearest) < ownStreet) return nearest.street
  const { first, last } = parts[nearest?.country ?? 'se']
  const pick = (list: readonly string[], salt: number) =>
    list[Math.floor(chanceAt(Math.round(x / 8), Math.round(y / 8), salt) * list.length)] ?? ''
  return pick(first, 61) + pick(last, 67)
}
