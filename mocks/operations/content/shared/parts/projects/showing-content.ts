import { compareTexts } from '../../../../../catalogue/lib/compare-texts.ts'
import type { Stage } from '../../../../../catalogue/types.ts'
import { fill } from '../../../../../catalogue/words/words.ts'
import type { World } from '../../../../../state/world.ts'
import type { Shape } from '../../types.ts'
import { contentWords } from '../../../../shared/words/by-country.ts'
import { staffOf } from '../contacts.ts'

/** The next viewing of a stage, to sign up for or to check in to; without one the page says so. */
export function showingContent(world: World, stage: Stage, at: 'door' | 'form'): Shape<'ShowingContent'> {
  const words = contentWords(stage.country)
  const now = world.clock.iso()
  const [next] = stage.showings
    .filter(({ end }) => end >= now)
    .toSorted((a, b) => compareTexts(a.start, b.start))
  const { heading, text, dropIn } = at === 'door' ? words.showingDoor : words.showingForm
  const howToCome = next?.bookable ? text : dropIn
  const contacts = staffOf(world.catalogue, stage).slice(0, 2)
  return {
    kind: 'showing',
    heading: fill(heading, { stage: stage.name }),
    preamble: next ? howToCome : words.noShowing,
    ...(next ? { showing: next, checkInUrl: `${stage.url}qr/` } : {}),
    stageId: stage.id,
    stageName: stage.name,
    blocks: [{ type: 'contacts', id: 'block-1', contacts }],
  }
}
