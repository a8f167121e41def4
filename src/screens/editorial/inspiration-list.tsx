import { Suspense, useState } from 'react'
import type { PageListItem } from '#gen/content/model.ts'
import { PageList } from '#src/features/page-content/page-list.tsx'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import type { ContentOf } from '#src/screens/template.ts'

// it brings react-aria along, and most visitors look around first
const InspirationDialog = lazyPart(async () => (await import('./inspiration-dialog.tsx')).InspirationDialog)

/** Inspiration to leaf through: an article opens over the list, which stays where it was (N-030, T-037). */
export function InspirationList({ content }: { content: ContentOf<'pageList'> }) {
  const { items, categories, heading } = content
  const [read, setRead] = useState<PageListItem>()
  return (
    <>
      <PageList items={items} categories={categories} label={heading} onOpen={setRead} />
      {read && (
        <Suspense>
          <InspirationDialog article={read} onClose={() => setRead(undefined)} />
        </Suspense>
      )}
    </>
  )
}
