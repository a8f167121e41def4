import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '#src/i18n/use-formats.ts'
import { useSite } from '#src/sites/use-site.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { Chip } from '#src/ui/actions/chip.tsx'
import { filter } from '#src/ui/icons/actions.ts'
import { mapPin } from '#src/ui/icons/things.ts'
import { cleared, isSet } from '../address/active-filters.ts'
import type { FilterName } from '../address/active-filters.ts'
import { chipText } from './filter-text.ts'
import type { SearchControl } from './search-control.ts'

// the popover brings react-aria along, so it comes when someone reaches for a chip
const FilterPopover = lazyPart(async () => (await import('./filter-popover.tsx')).FilterPopover)

const icons: Partial<Record<FilterName, string>> = { place: mapPin, more: filter }

type Props = {
  name: FilterName
  control: SearchControl
  /** For the bar of the map. */
  compact?: boolean
  /** Without the × where there is no room for it: what it opens clears, too. */
  plain?: boolean
}

/** A filter: what it is set to, a way to clear it, and a popover to change it. */
export function FilterChip({ name, control, compact, plain = false }: Props) {
  const t = useTranslations('search')
  const formats = useFormats()
  const site = useSite()
  const chip = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { state, hasPlaceInPath, change } = control

  const clear = () => {
    change({ state: cleared(site, state, name), dropsPath: name === 'place' })
    // the × goes away with the value
    chip.current?.focus()
  }
  return (
    <>
      <Chip
        ref={chip}
        icon={icons[name]}
        compact={compact}
        set={isSet(site, state, name, hasPlaceInPath)}
        open={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void FilterPopover.load()}
        onFocus={() => void FilterPopover.load()}
        onClear={plain ? undefined : clear}
        clearLabel={t('chip.clear', { filter: t(`filter.${name}`) })}
      >
        {chipText({ t, formats, site }, name, control)}
      </Chip>
      {isOpen && (
        <Suspense>
          <FilterPopover name={name} control={control} anchor={chip} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
