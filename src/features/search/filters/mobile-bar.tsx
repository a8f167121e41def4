import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { filter } from '#src/ui/icons/actions.ts'
import { filterNames, isOffered, isSet } from '../address/active-filters.ts'
import type { SearchControl } from './search-control.ts'

const load = () => import('./filter-sheet.tsx')
const FilterSheet = lazy(async () => ({ default: (await load()).FilterSheet }))

/** All filters within reach of the thumb, on phones. */
export function MobileBar({ control }: { control: SearchControl }) {
  const t = useTranslations('search')
  const site = useSite()
  const [isOpen, setOpen] = useState(false)
  const { state, hasPlaceInPath } = control
  const names = filterNames.filter((name) => isOffered(site, state, name))
  const count = names.filter((name) => isSet(site, state, name, hasPlaceInPath)).length
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-paper px-page pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:hidden">
      <Button
        look="secondary"
        wide
        icon={filter}
        aria-haspopup="dialog"
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
      >
        {t('sheet.open', { count })}
      </Button>
      {isOpen && (
        <Suspense>
          <FilterSheet names={names} control={control} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
