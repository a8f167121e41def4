import type { ObjectContent, ObjectSeo } from '#gen/content/model.ts'
import type { Formats } from '#src/sites/site.ts'

/** Where the page stands and what it shows, as absolute addresses. */
export type ListingPlace = { url: string; image?: string; currency: Formats['currency'] }

type Listed = Pick<ObjectContent, 'seo' | 'pricing' | 'summary' | 'preamble' | 'clickToBuy'>

const countries: Record<Formats['currency'], string> = { SEK: 'SE', NOK: 'NO', EUR: 'FI' }

const types: Record<ObjectSeo['constructionForm'], string> = {
  apartment: 'Apartment',
  townHouse: 'House',
  semiDetachedHouse: 'House',
  house: 'House',
  detachedHouse: 'SingleFamilyResidence',
  plot: 'Landform',
}

/**
 * What search engines learn about a home, as JSON-LD in the words of schema.org (F-023): every field of the object's SEO
 * data that is known, and what it is offered for.
 */
export function homeJsonLd(home: Listed, { url, image, currency }: ListingPlace) {
  const { seo, summary, preamble } = home
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: seo.name,
    description: preamble,
    url,
    image,
    mainEntity: {
      '@type': types[seo.constructionForm],
      name: [seo.stageName, summary.objectNumber].filter(Boolean).join(', '),
      numberOfRooms: seo.rooms || undefined,
      floorSize: seo.primaryArea ? squareMetres(seo.primaryArea) : undefined,
      floorLevel: seo.floor === undefined ? undefined : String(seo.floor),
      identifier: seo.apartmentNumber,
      address: {
        '@type': 'PostalAddress',
        addressLocality: seo.municipalityName,
        addressRegion: seo.countyName,
        addressCountry: countries[currency],
      },
      geo: { '@type': 'GeoCoordinates', latitude: summary._geo.lat, longitude: summary._geo.lng },
      containedInPlace: {
        '@type': 'ApartmentComplex',
        name: seo.stageName,
        containedInPlace: { '@type': 'Place', name: seo.areaName },
      },
      additionalProperty: propertiesOf(seo),
    },
    offers: offerOf(home, currency),
  }
}

function propertiesOf(seo: ObjectSeo) {
  return [
    property('constructionForm', seo.constructionForm),
    property('disposalForm', seo.disposalForm),
    property('swanLabel', seo.swanLabel),
    property('maxFloor', seo.maxFloor),
    property('plotArea', seo.plotArea, 'MTK'),
    ...seo.outdoorSpaces.map(({ type, area, direction }) => ({
      ...property(type, area ?? true, area === undefined ? undefined : 'MTK'),
      description: direction && compass[Number(direction) - 1],
    })),
  ].filter(({ value }) => value !== undefined)
}

const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']

const property = (name: string, value: string | number | boolean | undefined, unitCode?: string) => ({
  '@type': 'PropertyValue',
  name,
  value,
  unitCode,
})

const squareMetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MTK' })

function offerOf({ pricing, summary, seo, clickToBuy }: Listed, priceCurrency: string) {
  const isRented = seo.disposalForm === 'tenancy'
  const price = isRented ? pricing.monthlyFee : (pricing.totalPrice ?? pricing.price)
  const isGone = summary.status === 'sold' || summary.status === 'booked' || summary.status === 'reserved'
  const open = clickToBuy ? 'https://schema.org/InStock' : 'https://schema.org/PreOrder'
  return {
    '@type': 'Offer',
    price,
    priceCurrency: price === undefined ? undefined : priceCurrency,
    availability: isGone ? 'https://schema.org/SoldOut' : open,
    businessFunction: `http://purl.org/goodrelations/v1#${isRented ? 'LeaseOut' : 'Sell'}`,
  }
}
