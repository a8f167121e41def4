import type { Site } from '#src/sites/site.ts'
import type { Premises } from '../../../catalogue/types.ts'
import { premisesHit } from '../../../state/search/premises.ts'
import type { Shape } from '../service.ts'
import { premisesFacts } from './facts.ts'

/** What the page of premises shows; whoever is interested writes to us on the same page. */
export function premisesContent(one: Premises, site: Site): Shape<'PremisesContent'> {
  return {
    kind: 'premises',
    heading: one.name,
    preamble: one.shortDescription,
    summary: premisesHit(one, site),
    images: [one.image],
    facts: premisesFacts(one, site),
    documents: [],
    contacts: [],
    blocks: [{ type: 'form', id: `${one.id}-form`, formType: 'premisesOrder' }],
  }
}
