import { Suspense, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PopularSearch } from '#gen/content/model.ts'
import type { TextHitCategory } from '#gen/textsearch/model.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { isOpen } from '#src/sites/open-routes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { OrderMenu } from './order-menu.tsx'
import { PopularLinks } from './results/popular-links.tsx'
import { PageSteps } from './page-steps.tsx'
import { SearchField } from './search-field.tsx'
import { TextHits } from './results/text-hits.tsx'
import type { TextSearchState } from './state/text-search-state.ts'
import { useTextSearch } from './state/use-text-search.ts'

const FittingHomes = lazyPart(async () => (await import('./results/fitting-homes.tsx')).FittingHomes, {
  texts: ['search'],
})

type Props = {
  /** What the page is about, with its heading. */
  intro: ReactNode
  /** Where this page lies on its site. */
  path: string
  /** The search as the address has it. */
  state: TextSearchState
  /** What is searched where not everything is. */
  categories?: readonly TextHitCategory[]
  /** What others look for. */
  popular?: readonly PopularSearch[]
  /** What the editors say below the hits. */
  children?: ReactNode
}

/** The full text search of a site: homes, pages, news and jobs, 25 at a time (R-002, F-060). */
export function TextSearchPage({ intro, path, state, categories, popular = [], children }: Props) {
  const t = useTranslations('text-search')
  const site = useSite()
  const found = useTextSearch(state, categories)
  const status = useRef<HTMLParagraphElement>(null)
  // for when what was pressed goes away or lies below new hits
  const focusStatus = () => status.current?.focus()
  const { s: text = '', page = 1 } = state
  const { isAsked, total, pages } = found
  return (
    <>
      {intro}
      <PageWidth className="pt-8 pb-section">
        <SearchField path={path} state={state} isTooShort={found.isTooShort} />
        {isAsked && page === 1 && !categories && isOpen(site, 'residenceSearch') && (
          <Suspense>
            <FittingHomes text={text} />
          </Suspense>
        )}
        {isAsked && <CategoryTabs {...{ path, state, categories }} counts={found.counts} />}
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 pt-4 pb-3">
          <p ref={status} tabIndex={-1} role="status" className="scroll-mt-32">
            {total !== undefined && !found.isUpdating && (
              <strong>{t('count', { count: total, text })}</strong>
            )}
          </p>
          {isAsked && total !== 0 && <OrderMenu path={path} state={state} />}
        </div>
        {!isAsked && <PopularLinks searches={popular} path={path} onFollow={focusStatus} />}
        {isAsked && <TextHits path={path} state={state} found={found} onRetried={focusStatus} />}
        {pages > 1 && page <= pages && (
          <PageSteps path={path} state={state} pages={pages} onFollow={focusStatus} />
        )}
        {children}
      </PageWidth>
    </>
  )
}
