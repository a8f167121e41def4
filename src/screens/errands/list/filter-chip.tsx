import { Suspense, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { Chip } from '#src/ui/actions/chip.tsx'
import { emptyFilter } from './errand-filter.ts'
import type { Choice } from './errand-filter.ts'
import type { FilterControl } from './filter-control.ts'
import { useChoiceNames } from './use-choice-names.ts'

// the popover brings react-aria along, so it comes when someone reaches for a chip
const FilterPopover = lazyPart(async () => (await import('./filter-popover.tsx')).FilterPopover)

/** A filter: what is chosen, a way to clear it, and a popover to choose. */
export function FilterChip({ choice, control }: { choice: Choice; control: FilterControl }) {
  const t = useTranslations('errands')
  const names = useChoiceNames(choice, control)
  const chip = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [first, ...rest] = names
  const atRest = choice === 'status' ? t('filter.statusAll') : t(`filter.${choice}`)
  const chosen = rest.length > 0 ? t('filter.some', { first: first ?? '', rest: rest.length }) : first

  const clear = () => {
    control.onChange({ ...control.filter, [choice]: emptyFilter[choice] })
    // the × goes away with the value
    chip.current?.focus()
  }
  return (
    <>
      <Chip
        ref={chip}
        set={control.filter[choice].length > 0}
        open={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void FilterPopover.load()}
        onFocus={() => void FilterPopover.load()}
        onClear={clear}
        clearLabel={t('filter.clear', { filter: t(`filter.${choice}`) })}
      >
        {chosen ?? atRest}
      </Chip>
      {isOpen && (
        <Suspense>
          <FilterPopover choice={choice} control={control} anchor={chip} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
