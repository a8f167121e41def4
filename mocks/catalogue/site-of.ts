import type { Language, Site, SiteKey } from '#src/sites/site.ts'
import { sites } from '#src/sites/sites.ts'
import type { Country } from './codes.ts'

const byKey = new Map(sites.map((site) => [site.key, site]))

/** The site with this key. */
export function siteOf(key: SiteKey): Site {
  const site = byKey.get(key)
  if (!site) throw new RangeError(`No site ${key}`)
  return site
}

/** The country whose homes, money and numbers a site deals with. */
export function countryOf(key: SiteKey): Country {
  const { currency } = siteOf(key).formats
  if (currency === 'NOK') return 'no'
  return currency === 'EUR' ? 'fi' : 'se'
}

/** The language of a country's own places and homes. */
export const languageOf: Readonly<Record<Country, Exclude<Language, 'en'>>> = { se: 'sv', no: 'nb', fi: 'fi' }
