import type { useTranslations } from 'use-intl'
import type { SiteFormats } from '#src/i18n/formats.ts'
import type { Site } from '#src/sites/site.ts'
import { countOfMore, isSet } from '../address/active-filters.ts'
import type { FilterName } from '../address/active-filters.ts'
import { boundsOf, isRange } from '#src/features/search/ranges.ts'
import type { RangeName } from '#src/features/search/ranges.ts'
import type { SearchControl } from './search-control.ts'

/** What it takes to write a filter out. */
export type Writer = { t: ReturnType<typeof useTranslations<'search'>>; formats: SiteFormats; site: Site }

/** The part of a search that is written out. */
export type WrittenSearch = Pick<SearchControl, 'state' | 'words' | 'tags' | 'hasPlaceInPath'>

/** What a chip says: the name of its filter, or what has been chosen. */
export function chipText(writer: Writer, name: FilterName, control: WrittenSearch): string {
  const { t, site } = writer
  const { state } = control
  if (!isSet(site, state, name, control.hasPlaceInPath)) return restText(writer, name)
  if (isRange(name)) return rangeText(writer, name, control)
  switch (name) {
    case 'place':
      return andMore(writer, control.tags.length > 0 ? control.tags.map(({ text }) => text) : control.words)
    case 'inhabitDate':
      return t(`inhabitDate.${state.inhabitDate ?? 3}`)
    case 'residenceType':
      return andMore(
        writer,
        (state.residenceType ?? []).map((type) => t(`residenceType.${type}`)),
      )
    case 'viewing':
      return t(`viewing.${state.viewing ?? 'all'}`)
    case 'more':
      return t('chip.more', { count: countOfMore(state) })
    case 'drawn':
      return t('filter.drawn')
    case 'stages':
      return t('chip.stages', { count: state.stageIds?.length ?? 0 })
  }
}

function restText({ t }: Writer, name: FilterName): string {
  if (name === 'place') return t('chip.everywhere')
  return name === 'rooms' ? t('chip.rooms') : t(`filter.${name}`)
}

/** An amount by itself is a price; what else it is of, is said with it. */
function rangeText({ t, formats, site }: Writer, name: RangeName, { state }: WrittenSearch): string {
  const { low, high } = boundsOf(site, state, name)
  const write = name === 'rooms' || name === 'area' ? formats[name] : formats.price
  if (low === undefined) return t('chip.atMost', { of: name, value: write(high ?? 0) })
  if (high === undefined) return t('chip.atLeast', { of: name, value: write(low) })
  if (write !== formats.price) return write(low, high)
  return t('chip.between', { of: name, low: write(low), high: write(high) })
}

function andMore({ t }: Writer, [first = '', ...rest]: string[]): string {
  return rest.length === 0 ? first : t('chip.andMore', { first, rest: rest.length })
}
