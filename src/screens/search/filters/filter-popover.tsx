import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { Popover } from '#src/ui/overlays/popover.tsx'
import { cleared, isSet } from '../address/active-filters.ts'
import type { FilterName } from '../address/active-filters.ts'
import { FilterFields } from './fields/filter-fields.tsx'
import { FoundCount } from '#src/features/search/found-count.tsx'
import type { SearchControl } from './search-control.ts'
import { useOneVisit } from './use-one-visit.ts'

type Props = {
  name: FilterName
  control: SearchControl
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** One filter below its chip. Every choice counts at once; the button only leads to the list. */
export function FilterPopover({ name, control, anchor, onClose }: Props) {
  const label = useTranslations('search')(`filter.${name}`)
  const t = useTranslations('filters')
  const site = useSite()
  const visit = useOneVisit(control)
  const { state, hasPlaceInPath } = control
  return (
    <Popover anchor={anchor} open onClose={onClose} label={label}>
      <h2 className="mb-5 font-text text-h4">{label}</h2>
      {/* what has the focus is not below what sticks to the foot */}
      <div className="[&_input]:scroll-mb-26">
        <FilterFields name={name} control={visit} />
      </div>
      <div className="sticky bottom-0 z-1 -mx-7 mt-2 -mb-7 flex flex-wrap items-center justify-between gap-4 bg-paper px-7 pt-4 pb-7">
        {isSet(site, state, name, hasPlaceInPath) ? (
          <TextButton
            look="quiet"
            className="text-small"
            onClick={() => visit.change({ state: cleared(site, state, name), dropsPath: name === 'place' })}
          >
            {t(`clear.${name}`)}
          </TextButton>
        ) : (
          <span />
        )}
        <Button small onClick={onClose}>
          <FoundCount total={control.listed.count} hits={control.listed.kind} />
        </Button>
      </div>
    </Popover>
  )
}
