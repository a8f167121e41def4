import type { Site } from '#src/sites/site.ts'
import type { Stage } from '../../../../../catalogue/types.ts'
import { fill } from '../../../../../catalogue/words/words.ts'
import type { Shape } from '../../types.ts'
import { contentWords } from '../../../../shared/words/by-country.ts'

/** What is said where a home was: the way to its stage and to the search, and the stage itself. */
export function missingHomeContent(stage: Stage, { paths }: Site): Shape<'NotFoundContent'> {
  const { missingHome, homesIn, similar } = contentWords(stage.country)
  const { residenceSearch } = paths
  const place = { name: fill(homesIn, { place: stage.municipalityName }), url: residenceSearch ?? stage.url }
  return {
    kind: 'error404',
    heading: missingHome.heading,
    preamble: fill(missingHome.text, { stage: stage.name }),
    links: [{ name: stage.name, url: stage.url }, ...(residenceSearch ? [place] : [])],
    blocks: [
      { type: 'residences', id: 'block-1', heading: similar, of: 'stage', ids: [stage.id], display: 'list' },
    ],
  }
}
