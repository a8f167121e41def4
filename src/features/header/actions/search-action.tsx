import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { search } from '#src/ui/icons/actions.ts'
import { BarAction } from './bar-action.tsx'
import type { BarProps } from '../header-props.ts'

/** Unfolds quick search where the page brings it; otherwise it leads to the page that searches. */
export function SearchAction(props: BarProps & { kind: 'overlay' | 'corporate' }) {
  const { kind, open, searchPanel, onToggle, onFollow } = props
  const label = useTranslations('header')('search')
  const { paths } = useSite()
  if (kind === 'overlay' && searchPanel) {
    const isOpen = open?.name === 'search'
    return (
      <BarAction
        icon={search}
        label={label}
        text={label}
        expanded={isOpen}
        onPress={() => onToggle({ name: 'search' })}
      />
    )
  }
  const page = kind === 'corporate' ? paths.corporateSearch : paths.textSearch
  return page && <BarAction icon={search} label={label} text={label} href={page} onPress={onFollow} />
}
