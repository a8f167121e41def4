import { useTranslations } from 'use-intl'
import { SortMenu } from '#src/ui/actions/sort-menu.tsx'
import { search } from '#src/ui/icons/actions.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { errandSorts } from './filter/errand-filter.ts'
import { offeredChoices } from './filter/errand-options.ts'
import { ErrandFilterChip } from './filter/errand-filter-chip.tsx'
import type { FilterControl } from './filter/filter-control.ts'

/** Above the list: what it is narrowed to, and its order. */
export function ErrandBar({ control }: { control: FilterControl }) {
  const t = useTranslations('errands')
  const { items, filter, onChange } = control
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div role="group" aria-label={t('filter.label')} className="flex min-w-0 flex-wrap items-center gap-2">
        {offeredChoices(items).map((choice) => (
          <ErrandFilterChip key={choice} choice={choice} control={control} />
        ))}
        <label className="inline-flex min-h-11 items-center gap-2 rounded-btn border border-line-2 bg-paper px-3.5 text-small focus-within:field-ring max-w-full max-sm:w-full">
          <Icon path={search} size="s" />
          <span className="sr-only">{t('filter.search')}</span>
          <input
            type="search"
            value={filter.text}
            placeholder={t('filter.search')}
            onChange={(event) => onChange({ ...filter, text: event.target.value })}
            className="min-h-6 w-[11em] min-w-0 grow border-0 bg-transparent outline-none placeholder:text-ink-2 placeholder:opacity-100"
          />
        </label>
      </div>
      <SortMenu
        label={t('sort.label')}
        value={filter.sort}
        options={errandSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(sort) => onChange({ ...filter, sort })}
      />
    </div>
  )
}
