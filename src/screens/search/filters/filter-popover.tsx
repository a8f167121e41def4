import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { FilterPanel } from '#src/ui/overlays/filter-panel.tsx'
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
    <FilterPanel
      anchor={anchor}
      onClose={onClose}
      label={label}
      foot={
        <>
          {isSet(site, state, name, hasPlaceInPath) && (
            <TextButton
              look="quiet"
              className="mr-auto text-small"
              onClick={() => visit.change({ state: cleared(site, state, name), dropsPath: name === 'place' })}
            >
              {t(`clear.${name}`)}
            </TextButton>
          )}
          <Button small onClick={onClose}>
            <FoundCount total={control.listed.count} hits={control.listed.kind} />
          </Button>
        </>
      }
    >
      <FilterFields name={name} control={visit} />
    </FilterPanel>
  )
}
