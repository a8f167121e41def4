import { useTranslations } from 'use-intl'
import type { CategoryCount, TextHitCategory } from '#gen/textsearch/model.ts'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { isOpen } from '#src/sites/open-routes.ts'
import { useSite } from '#src/sites/use-site.ts'
import { NavTabs } from '#src/ui/navigation/nav-tabs.tsx'
import { tabClass } from '#src/ui/navigation/tab-class.ts'
import { textSearchHref } from './state/text-search-href.ts'
import type { TextSearchState } from './state/text-search-state.ts'

const everything: readonly TextHitCategory[] = ['residential', 'content', 'news', 'career']

type Props = {
  path: string
  state: TextSearchState
  categories?: readonly TextHitCategory[]
  counts: readonly CategoryCount[]
}

/** Narrows the hits to a category (E-047); a service may leave out how many each has. */
export function CategoryTabs({ path, state, categories: asked, counts }: Props) {
  const t = useTranslations('text-search')
  const site = useSite()
  // a site that sells no homes has none to find
  const isOffered = (category: TextHitCategory) =>
    category !== 'residential' || isOpen(site, 'residenceSearch') || countOf(counts, [category]) !== 0
  const categories = asked ?? everything.filter(isOffered)
  const { number } = useFormats()
  const { s, category: chosen = 'all', sort } = state
  return (
    <div className="mt-6">
      <NavTabs label={t('categories')} arrows={{ back: t('arrows.back'), on: t('arrows.on') }}>
        {(['all', ...categories] as const).map((category) => {
          const count = countOf(counts, category === 'all' ? categories : [category])
          return (
            <LocalLink
              key={category}
              href={textSearchHref(path, { s, category: category === 'all' ? undefined : category, sort })}
              className={tabClass}
              aria-current={category === chosen ? 'page' : undefined}
            >
              {t(`category.${category}`)}
              {count !== undefined && ` (${number(count)})`}
            </LocalLink>
          )
        })}
      </NavTabs>
    </div>
  )
}

/** How many hits some categories have together; undefined when the service has left one out. */
function countOf(
  counts: readonly CategoryCount[],
  categories: readonly TextHitCategory[],
): number | undefined {
  const found = categories.map((category) => counts.find((one) => one.category === category)?.count)
  return found.every((count) => count !== undefined)
    ? found.reduce((sum, count) => sum + count, 0)
    : undefined
}
