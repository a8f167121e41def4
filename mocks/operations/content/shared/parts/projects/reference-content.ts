import type { Site } from '#src/sites/site.ts'
import { countryOf } from '../../../../../catalogue/site-of.ts'
import type { ReferenceProject } from '../../../../../catalogue/company-types.ts'
import type { Shape } from '../../types.ts'
import { contentWords } from '../../../../shared/words/by-country.ts'
import { referenceFacts } from './facts.ts'
import { paragraphs } from '../html.ts'

/** How many other projects the page of one leads to: a row of them in a wide window. */
const others = 4

/** What the page of a reference project shows, and whereto one reads on among those of its site. */
export function referenceContent(
  project: ReferenceProject,
  site: Site,
  ofSite: readonly ReferenceProject[],
): Shape<'ReferenceContent'> {
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
      ...(ofSite.length > 1 ? [moreProjects(project, site, ofSite)] : []),
    ],
  }
}

/** Those of the same type first, then those that the list of the site has next. */
function moreProjects(
  project: ReferenceProject,
  site: Site,
  ofSite: readonly ReferenceProject[],
): Shape<'CardsBlock'> {
  const at = ofSite.indexOf(project)
  const isLike = ({ contractorType, projectType }: ReferenceProject) =>
    contractorType === project.contractorType && projectType === project.projectType
  const next = [...ofSite.slice(at + 1), ...ofSite.slice(0, at)]
  const cards = [...next.filter(isLike), ...next.filter((one) => !isLike(one))]
    .slice(0, others)
    .map(({ id, name: heading, shortDescription: text, municipalityName: meta, url, image }) => ({
      id,
      heading,
      text,
      meta,
      url,
      image,
    }))
  return { type: 'cards', id: 'block-3', heading: contentWords(countryOf(site.key)).moreProjects, cards }
}
