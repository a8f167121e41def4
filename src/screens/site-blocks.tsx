import type { Block, FormBlock, ResidencesBlock } from '#gen/content/model.ts'
import { Blocks } from '#src/features/page-content/blocks/blocks.tsx'
import { HitsById } from '#src/features/home-cards/hits-by-id.tsx'
import { PageForm } from './page-form.ts'

type Props = {
  blocks: readonly Block[]
  isInset?: boolean
  /** The page that the blocks are of; forms need to say where they were filled in. */
  pageId?: string
}

/** What editors have built, with the homes and projects that it names, and its forms. */
export const SiteBlocks = ({ pageId, ...rest }: Props) => {
  const form = (block: FormBlock) => pageId && <PageForm block={block} pageId={pageId} />
  return <Blocks {...rest} residences={residences} form={form} />
}

// without a heading of their own they stand below that of the page
const residences = ({ of, ids, heading }: ResidencesBlock) => (
  <HitsById of={of} ids={ids} level={heading ? 3 : 2} />
)
