import type { SiteKey } from '#src/sites/site.ts'
import type { Country } from './codes.ts'
import { countryOf, siteOf } from './site-of.ts'

const roots: Readonly<Record<Country, Readonly<{ homes: string; areas: string }>>> = {
  se: { homes: '/bostader/', areas: '/omraden/' },
  no: { homes: '/boliger/', areas: '/omrader/' },
  fi: { homes: '/asunnot/', areas: '/alueet/' },
}

/** Where the pages of areas begin on a site. */
export function areasPath(site: SiteKey): string {
  return roots[countryOf(site)].areas
}

/** The page of an area: `/omraden/nacka/ekbacken/`. */
export function areaPath(site: SiteKey, municipalitySlug: string, areaSlug: string): string {
  return `${areasPath(site)}${municipalitySlug}/${areaSlug}/`
}

/** Where the pages of homes, projects and the places they lie in begin on a site. */
export function homesPath(site: SiteKey): string {
  return siteOf(site).paths.residencePages ?? roots[countryOf(site)].homes
}

/** The page of a stage: `/bostader/nacka/ekbacken/brf-strandangen/`. */
export function stagePath(
  site: SiteKey,
  municipalitySlug: string,
  areaSlug: string,
  stageSlug: string,
): string {
  return `${homesPath(site)}${municipalitySlug}/${areaSlug}/${stageSlug}/`
}
