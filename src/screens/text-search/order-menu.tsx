import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { TextSearchSort } from '#gen/textsearch/model.ts'
import { SortMenu } from '#src/ui/actions/sort-menu.tsx'
import { textSearchHref } from './state/text-search-href.ts'
import type { TextSearchState } from './state/text-search-state.ts'

type Props = { path: string; state: TextSearchState }

/** The order of the hits: the best first, or the newest (C-033, G-016). Another order begins with its first page. */
export function OrderMenu({ path, state }: Props) {
  const t = useTranslations('text-search')
  const router = useRouter()
  const options = Object.values(TextSearchSort).map((value) => ({ value, label: t(`sort.${value}`) }))
  const show = (sort: TextSearchSort) =>
    void router.navigate({
      href: textSearchHref(path, { ...state, page: 1, sort: sort === 'date' ? sort : undefined }),
    })
  return (
    <SortMenu
      label={t('sort.label')}
      options={options}
      value={state.sort ?? TextSearchSort.relevance}
      onChange={show}
    />
  )
}
