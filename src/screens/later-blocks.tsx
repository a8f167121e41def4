import { lazy, Suspense } from 'react'
import { withTexts } from '#src/i18n/feature-texts.ts'
import type { Block } from '#gen/content/model.ts'

const SiteBlocks = lazy(async () => ({
  default: (await withTexts(['page-content', 'search'], import('./site-blocks.tsx'))).SiteBlocks,
}))

/** What editors have built below something that matters more, loaded after it. */
export const LaterBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.length > 0 && (
    <Suspense>
      <SiteBlocks blocks={blocks} isInset />
    </Suspense>
  )
