import type { Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../../../../catalogue/catalogue.ts'
import { countryOf } from '../../../../../catalogue/site-of.ts'
import type { Premises } from '../../../../../catalogue/company-types.ts'
import { premisesHit } from '../../../../../state/search/premises.ts'
import type { Shape } from '../../types.ts'
import { contentWords } from '../../../../shared/words/by-country.ts'
import { premisesFacts } from './facts.ts'
import { staffOf } from '../contacts.ts'

/** What the page of premises shows; whoever is interested writes to us on the same page, or calls those who let. */
export function premisesContent(one: Premises, site: Site, catalogue: Catalogue): Shape<'PremisesContent'> {
  const stage = catalogue.stage(one.stageId)
  return {
    kind: 'premises',
    heading: one.name,
    preamble: one.shortDescription,
    summary: premisesHit(one, site),
    images: [one.image],
    facts: premisesFacts(one, site),
    documents: [],
    contacts: stage ? staffOf(catalogue, stage).slice(0, 1) : [],
    blocks: [
      {
        type: 'form',
        id: `${one.id}-form`,
        formType: 'premisesOrder',
        ...contentWords(countryOf(site.key)).premisesOrder,
      },
    ],
  }
}
