import { Suspense } from 'react'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import type { Block } from '#gen/content/model.ts'

const SiteBlocks = lazyPart(async () => (await import('./site-blocks.tsx')).SiteBlocks, {
  texts: ['page-content', 'search'],
})

/** What editors have built below something that matters more, loaded after it. */
export const DeferredBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.length > 0 && (
    <Suspense>
      <SiteBlocks blocks={blocks} isInset />
    </Suspense>
  )
