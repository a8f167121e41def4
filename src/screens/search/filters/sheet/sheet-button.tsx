import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { Button } from '#src/ui/actions/button.tsx'
import { Chip } from '#src/ui/actions/chip.tsx'
import { filter } from '#src/ui/icons/actions.ts'
import { filterNames, isOffered, isSet } from '../../address/active-filters.ts'
import type { SearchControl } from '../search-control.ts'

const FilterSheet = lazyPart(async () => (await import('./filter-sheet.tsx')).FilterSheet, {
  texts: ['filters'],
})

/** Opens the sheet with all filters, and says how many of them are set; on the map it is a chip. */
export function SheetButton({ control, compact = false }: { control: SearchControl; compact?: boolean }) {
  const t = useTranslations('search')
  const site = useSite()
  const [isOpen, setOpen] = useState(false)
  const { state, hasPlaceInPath } = control
  const names = filterNames.filter((name) => isOffered(site, state, name))
  const count = names.filter((name) => isSet(site, state, name, hasPlaceInPath)).length
  const button = {
    icon: filter,
    'aria-haspopup': 'dialog',
    onFocus: () => void FilterSheet.load(),
    onClick: () => setOpen(true),
    children: t('sheet.open', { count }),
  } as const
  return (
    <>
      {compact ? <Chip {...button} compact /> : <Button {...button} look="secondary" wide />}
      {isOpen && (
        <Suspense>
          <FilterSheet names={names} control={control} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
