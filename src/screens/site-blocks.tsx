import type { Block, FormBlock } from '#gen/content/model.ts'
import { Blocks } from '#src/features/page-content/blocks/blocks.tsx'
import { homesOfBlock } from './homes-of-block.tsx'
import { PageForm } from './page-form.ts'

type Props = {
  blocks: readonly Block[]
  /** The place of the first of them on the page, from 1 on. */
  firstPlace?: number
  isInset?: boolean
  /** Texts have what they are called beside them, where the window has room. */
  isBeside?: boolean
  /** The page that the blocks are of; forms need to say where they were filled in. */
  pageId?: string
}

/** What editors have built, with the homes and projects that it names, and its forms. */
export const SiteBlocks = ({ pageId, ...rest }: Props) => {
  const form = (block: FormBlock) => pageId && <PageForm block={block} pageId={pageId} />
  return <Blocks {...rest} residences={homesOfBlock} form={form} />
}
