import type { SiteKey } from '#src/sites/site.ts'
import { picture, referenceRecipe } from '../images/pictures.ts'
import { required } from '../lib/index-by-id.ts'
import { siteOf } from '../site-of.ts'
import { slug } from '../lib/slug.ts'
import type { County, Municipality } from '../types.ts'
import type { ReferenceProject } from '../company-types.ts'
import { housingReferences } from './housing-references.ts'
import { referenceData } from './reference-data.ts'

/** Where the reference projects of a site lie: below the page that lists them. */
const paths: Partial<Record<SiteKey, string>> = {
  Jmse: '/referensprojekt/',
  Seniorgarden: '/hus-vi-byggt/',
  Jmno: '/referanser/',
  Jmoy: '/valmiit-kohteet/',
  JmEntreprenad: '/projekt/',
}

type Told = Omit<ReferenceProject, 'id' | 'slug' | 'countyName' | 'image' | 'url'>

/** The contracts of the contractor site, and the houses that the other sites show. */
export function createReferenceProjects(
  municipalities: readonly Municipality[],
  counties: readonly County[],
): ReferenceProject[] {
  return [...contracts(), ...houses()].map((told) => {
    const municipality = required(
      municipalities.find(({ name }) => name === told.municipalityName),
      told.municipalityName,
    )
    const county = required(
      counties.find(({ id }) => id === municipality.countyId),
      municipality.countyId,
    )
    const { name, site } = told
    const id = `reference-${slug(name)}`
    return {
      ...told,
      id,
      slug: slug(name),
      countyName: county.name,
      image: picture('reference', id, referenceRecipe({ ...told, id }), siteOf(site).language),
      url: `${paths[site] ?? '/'}${slug(name)}/`,
    }
  })
}

const contracts = (): Told[] =>
  referenceData.map(
    ([name, municipalityName, contractorType, status, years, customer, shortDescription, story]) => ({
      site: 'JmEntreprenad',
      name,
      municipalityName,
      contractorType,
      status,
      years,
      customer,
      shortDescription,
      story,
    }),
  )

const houses = (): Told[] =>
  housingReferences.map(({ municipality, text, ...rest }) => ({
    ...rest,
    municipalityName: municipality,
    shortDescription: text,
  }))
