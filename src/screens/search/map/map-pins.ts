import type { SearchHit } from '#src/api/homes/residence.ts'
import type { GeoBox, GeoPoint, MapPin } from '#src/lib/map-types.ts'
import { priceOf } from '#src/domain/sale/price/hit-price.ts'

export type PinTexts = {
  /** A large sum in a few characters, such as 2,4 mn. */
  short: (amount: number) => string
  /** What is paid each month, which is no large sum. */
  rent: (amount: number) => string
  /** A sum in full, with what it stands for. */
  price: (hit: SearchHit) => string
  /** For a project whose prices are not set, or that has nothing left. */
  noPrice: (hit: SearchHit) => string
}

/** A project as a pin with the lowest price of its homes. */
export function pinOf(hit: SearchHit, texts: PinTexts): MapPin {
  const price = priceOf(hit)
  const isKnown = 'amount' in price
  return {
    id: hit.id,
    at: hit._geo,
    text: isKnown ? texts[isRent(price.kind) ? 'rent' : 'short'](price.amount) : texts.noPrice(hit),
    name: [hit.name, hit.area, isKnown ? texts.price(hit) : texts.noPrice(hit)].join(', '),
  }
}

const isRent = (kind: string) => kind === 'rent' || kind === 'rentFrom'

/** The hits that lie in the part of the map that is shown; all of them before the map has said which it is. */
export function hitsIn(hits: readonly SearchHit[], box: GeoBox | undefined): readonly SearchHit[] {
  return box ? hits.filter(({ _geo }) => isIn(_geo, box)) : hits
}

function isIn({ lat, lng }: GeoPoint, { southWest, northEast }: GeoBox): boolean {
  return lat >= southWest.lat && lat <= northEast.lat && lng >= southWest.lng && lng <= northEast.lng
}

/** How many homes there are to buy in these projects. */
export const homesIn = (hits: readonly SearchHit[]): number =>
  hits.reduce((sum, { objectCount = 0 }) => sum + objectCount, 0)
