import type { Stage } from '../../../../../catalogue/types.ts'
import type { Premises } from '../../../../../catalogue/company-types.ts'
import { fill } from '../../../../../catalogue/words/words.ts'
import type { SiteIndex } from '../../../../../state/search/index/site-index.ts'
import type { World } from '../../../../../state/world.ts'
import type { Shape } from '../../types.ts'
import { contentWords } from '../../../../shared/words/by-country.ts'
import { area } from '../../../../shared/page/formats.ts'
import { stageContent } from './stage-content.ts'

/** A house as those see it who want to rent in its ground floor: its premises come first, and nothing is booked. */
export function premisesHouseContent(
  world: World,
  index: SiteIndex,
  stage: Stage,
  premises: readonly Premises[],
): Shape<'StageContent'> | undefined {
  const content = stageContent(world, index, stage)
  if (!content) return undefined
  const { premisesIn, facts } = contentWords(stage.country)
  const cards = premises.map(({ id, name, shortDescription, url, image, maxArea }) => ({
    id,
    heading: name,
    text: shortDescription.slice(0, 500),
    meta: area(index.site, maxArea),
    url,
    image,
  }))
  return {
    ...content,
    heading: fill(premisesIn.heading, { stage: stage.name }),
    preamble: premisesIn.text,
    // its homes are sold, but its premises are let
    facts: content.facts.filter(({ label }) => label !== facts.disposalForm),
    projectType: 5,
    hasExplorer: false,
    clickToBuy: false,
    interestOpen: false,
    relatedStages: [],
    blocks: [{ type: 'cards', id: 'block-1', cards }],
  }
}
