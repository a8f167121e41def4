import type { Block, ResidencesBlock } from '#gen/content/model.ts'
import { Blocks } from '#src/features/page-content/blocks.tsx'
import { HitsById } from '#src/features/search/results/hits-by-id.tsx'

type Props = { blocks: readonly Block[]; isInset?: boolean }

/** What editors have built, with the homes and projects that it names. */
export const SiteBlocks = (props: Props) => <Blocks {...props} residences={residences} />

const residences = ({ of, ids }: ResidencesBlock) => <HitsById of={of} ids={ids} />
