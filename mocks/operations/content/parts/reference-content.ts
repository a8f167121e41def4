import type { ReferenceProject } from '../../../catalogue/types.ts'
import type { Shape } from '../service.ts'
import { referenceFacts } from './facts.ts'

/** What the page of a reference project shows. */
export function referenceContent(project: ReferenceProject): Shape<'ReferenceContent'> {
  return {
    kind: 'reference',
    heading: project.name,
    preamble: project.shortDescription,
    status: project.status,
    contractorProjectType: project.contractorType,
    place: project.municipalityName,
    client: project.customer,
    images: [project.image],
    facts: referenceFacts(project),
    blocks: [],
  }
}
