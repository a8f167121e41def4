import type { Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { siteIndexOf } from '../../../state/search/site-index.ts'
import { countsByPlace, withCounts } from '../../../state/search/tags.ts'
import type { Shape } from '../service.ts'

/** The municipalities that have homes in succession, with how many. */
export function successionMunicipalities(catalogue: Catalogue, site: Site): Shape<'Tag'>[] {
  const { homes, tags } = siteIndexOf(catalogue, site)
  const counts = countsByPlace(homes.filter(({ status }) => status === 'succession'))
  return withCounts(tags, counts)
    .map(({ tag }) => tag)
    .filter(({ type }) => type === 'municipality')
}
