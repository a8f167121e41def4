import type { ResidencesBlock } from '#gen/content/model.ts'
import { HitsById } from '#src/features/home-cards/hits-by-id.tsx'

/** The homes or projects that a block names; without a heading of its own they stand below that of the page. */
export const homesOfBlock = ({ of, ids, heading }: ResidencesBlock) => (
  <HitsById of={of} ids={ids} level={heading ? 3 : 2} />
)
