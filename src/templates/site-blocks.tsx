import { Suspense, lazy } from 'react'
import type { Block, FormBlock, ResidencesBlock } from '#gen/content/model.ts'
import { Blocks } from '#src/features/page-content/blocks.tsx'
import { HitsById } from '#src/features/search/results/hits-by-id.tsx'
import { withTexts } from '#src/i18n/feature-texts.ts'

// most pages have no form, and those that do have it far down
const ContactSection = lazy(async () => ({
  default: (await withTexts(['contact-form'], import('#src/features/contact-form/contact-section.tsx')))
    .ContactSection,
}))

type Props = {
  blocks: readonly Block[]
  isInset?: boolean
  /** The page that the blocks are of; forms need to say where they were filled in. */
  pageId?: string
}

/** What editors have built, with the homes and projects that it names, and its forms. */
export const SiteBlocks = ({ pageId, ...rest }: Props) => {
  const form = (block: FormBlock) =>
    pageId && (
      <Suspense>
        <ContactSection block={block} pageId={pageId} />
      </Suspense>
    )
  return <Blocks {...rest} residences={residences} form={form} />
}

const residences = ({ of, ids }: ResidencesBlock) => <HitsById of={of} ids={ids} />
