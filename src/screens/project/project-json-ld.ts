import type { StageContent } from '#gen/content/model.ts'
import type { Formats } from '#src/sites/site.ts'
import { askedPrice, priceOf } from '#src/domain/sale/price/hit-price.ts'

/** Where the page stands and what it shows, as absolute addresses. */
type Place = { url: string; image?: string; currency: Formats['currency'] }

type Told = Pick<StageContent, 'preamble' | 'summary' | 'countyName'>

const countries: Record<Formats['currency'], string> = { SEK: 'SE', NOK: 'NO', EUR: 'FI' }

/**
 * What search engines learn about a project, as JSON-LD in the words of schema.org: where it is, how many homes it has
 * and how many of them are left, and between which prices.
 */
export function projectJsonLd({ preamble, summary, countyName }: Told, { url, image, currency }: Place) {
  const { name, residenceType, area, municipality, _geo, totalCount, availableCount } = summary
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name,
    description: preamble ?? summary.shortDescription,
    url,
    image,
    mainEntity: {
      '@type': residenceType === 'apartment' ? 'ApartmentComplex' : 'Residence',
      name,
      address: {
        '@type': 'PostalAddress',
        addressLocality: municipality,
        addressRegion: countyName,
        addressCountry: countries[currency],
      },
      geo: { '@type': 'GeoCoordinates', latitude: _geo.lat, longitude: _geo.lng },
      containedInPlace: area && { '@type': 'Place', name: area },
      ...(residenceType === 'apartment' && {
        numberOfAccommodationUnits: totalCount,
        numberOfAvailableAccommodationUnits: availableCount,
      }),
    },
    offers: offersOf(summary, currency),
  }
}

/** From the lowest to the highest price of what is left, as the page shows it; nothing where none is told. */
function offersOf(summary: Told['summary'], priceCurrency: string) {
  const { min, max } = askedPrice(summary)
  if (min === undefined || priceOf(summary).kind === 'none') return undefined
  return {
    '@type': 'AggregateOffer',
    lowPrice: min,
    highPrice: max,
    priceCurrency,
    offerCount: summary.availableCount,
  }
}
