import type { Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../../../../catalogue/catalogue.ts'
import { countryOf } from '../../../../../catalogue/site-of.ts'
import { siteIndexOf } from '../../../../../state/search/index/site-index.ts'
import { allMunicipalities } from '../../../../../state/search/succession-order.ts'
import { countsByPlace, withCounts } from '../../../../../state/search/text/tags.ts'
import type { Shape } from '../../types.ts'
import { contentWords } from '../../../../shared/words/by-country.ts'

/** All municipalities, then those that have homes in succession, with how many. */
export function successionMunicipalities(catalogue: Catalogue, site: Site): Shape<'PlaceTag'>[] {
  const { homes, tags } = siteIndexOf(catalogue, site)
  const counts = countsByPlace(homes.filter(({ status }) => status === 'succession'))
  const found = withCounts(tags, counts)
    .map(({ tag }) => tag)
    .filter(({ type }) => type === 'municipality')
    .toSorted((a, b) => a.text.localeCompare(b.text, site.locale))
  const count = found.reduce((sum, tag) => sum + (tag.count ?? 0), 0)
  const text = contentWords(countryOf(site.key)).allMunicipalities
  return [{ id: allMunicipalities, text, type: 'municipality', url: allMunicipalities, count }, ...found]
}
