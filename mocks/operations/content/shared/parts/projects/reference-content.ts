import type { Site } from '#src/sites/site.ts'
import type { ReferenceProject } from '../../../../../catalogue/company-types.ts'
import type { Shape } from '../../types.ts'
import { referenceFacts } from './facts.ts'
import { paragraphs } from '../html.ts'

/** What the page of a reference project shows. */
export function referenceContent(project: ReferenceProject, site: Site): Shape<'ReferenceContent'> {
  const { contractorType, projectType, story, quote } = project
  const [words, author] = quote ?? []
  return {
    kind: 'reference',
    heading: project.name,
    preamble: project.shortDescription,
    status: project.status,
    ...(projectType ? { projectType } : {}),
    ...(contractorType ? { contractorProjectType: contractorType } : {}),
    place: project.municipalityName,
    client: project.customer,
    images: [project.image],
    facts: referenceFacts(project, site),
    blocks: [
      ...(story.length > 0 ? [{ type: 'richText' as const, id: 'block-1', html: paragraphs(story) }] : []),
      ...(words && author ? [{ type: 'quote' as const, id: 'block-2', text: words, author }] : []),
    ],
  }
}
