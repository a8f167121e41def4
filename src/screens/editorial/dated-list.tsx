import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { PageList } from '#src/features/page-content/page-list.tsx'
import { stringifySearch } from '#src/lib/address/search-params.ts'
import type { ContentOf } from '#src/screens/template.ts'
import { FilterLinks } from './filter-links.tsx'
import { partOf, readListAddress } from './list-parts.ts'
import type { ListAddress } from './list-parts.ts'
import { Pager } from './pager.tsx'

/**
 * A list that grows with the years, such as press, news and reports (D3 section 1): by year, by category and a page at a
 * time, each with an address of its own.
 */
export function DatedList({ content }: { content: ContentOf<'pageList'> }) {
  const t = useTranslations('page-content.list')
  const { heading, years = [], categories } = content
  const path = useRouterState({ select: ({ location }) => location.publicHref.replace(/[?#].*$/, '') })
  const asked = useRouterState({
    select: ({ location, resolvedLocation }) =>
      readListAddress((resolvedLocation ?? location).search as Record<string, unknown>),
    structuralSharing: true,
  })
  const part = partOf(content, asked)
  const shown = useRef<HTMLParagraphElement>(null)
  const isFirst = useRef(true)
  // whoever chose another part reads on where it begins
  useEffect(() => {
    if (!isFirst.current) shown.current?.focus()
    isFirst.current = false
  }, [asked])

  const hrefOf = (next: ListAddress) => path + stringifySearch(next)
  const { year, category } = asked
  return (
    <>
      <div className="mb-10 grid gap-5">
        {years.length > 1 && (
          <FilterLinks
            label={t('years')}
            options={[undefined, ...years].map((one) => ({
              text: one === undefined ? t('allYears') : String(one),
              href: hrefOf({ year: one, category }),
              isCurrent: year === one,
            }))}
          />
        )}
        {categories.length > 1 && (
          <FilterLinks
            label={t('categories')}
            options={[undefined, ...categories].map((one) => ({
              text: one ?? t('all'),
              href: hrefOf({ year, category: one }),
              isCurrent: category === one,
            }))}
          />
        )}
        <p ref={shown} tabIndex={-1} className="scroll-mt-24 text-small text-ink-2">
          {part.pages > 1
            ? t('part', { from: part.first, to: part.first + part.items.length - 1, total: part.total })
            : t('count', { count: part.total })}
        </p>
      </div>
      <PageList items={part.items} label={heading} />
      {part.pages > 1 && (
        <Pager {...part} label={t('pages')} hrefOf={(page) => hrefOf({ year, category, page })} />
      )}
    </>
  )
}
