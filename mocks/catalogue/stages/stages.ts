import type { SiteKey } from '#src/sites/site.ts'
import { createHomes } from '../homes/homes.ts'
import { randomOf } from '../lib/random.ts'
import type { Home, Stage } from '../types.ts'
import { createDrafts } from './drafts.ts'
import type { Places, World } from './drafts.ts'
import type { StageDraft } from './draft.ts'
import { createShowings } from './showings.ts'
import { summarize } from './summary.ts'

/** The stages of a site and their homes. */
export function createStages(
  site: SiteKey,
  world: World,
  places: Places,
): Readonly<{ stages: Stage[]; homes: Home[] }> {
  const built = createDrafts(site, world, places).map((draft) => {
    const homes = createHomes(draft, world)
    return { homes, stage: finished(draft, homes, world) }
  })
  return { stages: built.map(({ stage }) => stage), homes: built.flatMap(({ homes }) => homes) }
}

function finished(draft: StageDraft, homes: readonly Home[], { seed, today }: World): Stage {
  const { key, floors, pricePerSquareMetre, streetNumber, staggered, ...stage } = draft
  const random = randomOf(seed, 'showings', key)
  return {
    ...stage,
    entryDateEnd: homes.map(({ entryDate }) => entryDate).reduce((last, day) => (day > last ? day : last)),
    showings: createShowings(draft, homes, today, random),
    homeIds: homes.map(({ id }) => id),
    summary: summarize(homes),
  }
}
