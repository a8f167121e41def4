import { picture } from '../images/pictures.ts'
import { recipeFor } from '../images/recipe.ts'
import { required } from '../index-by-id.ts'
import { slug } from '../slug.ts'
import type { County, Municipality, ReferenceProject } from '../types.ts'
import { referenceData } from './reference-data.ts'

/** Where the reference projects of the contractor site lie. */
export const referencesPath = '/projekt/'

/** The reference projects of the contractor site. */
export function createReferenceProjects(
  municipalities: readonly Municipality[],
  counties: readonly County[],
): ReferenceProject[] {
  return referenceData.map(([name, place, contractorType, status, years, customer, text]) => {
    const municipality = required(
      municipalities.find((candidate) => candidate.name === place),
      place,
    )
    const county = required(
      counties.find(({ id }) => id === municipality.countyId),
      municipality.countyId,
    )
    const id = `reference-${slug(name)}`
    return {
      id,
      site: 'JmEntreprenad',
      slug: slug(name),
      name,
      status,
      contractorType,
      municipalityName: place,
      countyName: county.name,
      customer,
      years,
      shortDescription: text,
      image: picture('reference', id, recipeFor(id, 'JmEntreprenad'), 'sv'),
      url: `${referencesPath}${slug(name)}/`,
    }
  })
}
