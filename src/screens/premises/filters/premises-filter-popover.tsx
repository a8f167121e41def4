import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { FilterPanel } from '#src/ui/overlays/filter-panel.tsx'
import { AreaFields } from './area-fields.tsx'
import { PlaceChoices } from './place-choices.tsx'
import type { PremisesFilterName, PremisesFilterProps } from './premises-filters.tsx'
import { TypeChoices } from './type-choices.tsx'

type Props = PremisesFilterProps & {
  name: PremisesFilterName
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

const fields = { tags: PlaceChoices, types: TypeChoices, area: AreaFields }

/** One filter below its chip. Every choice counts at once; the button only leads to the list. */
export function PremisesFilterPopover({ name, anchor, onClose, ...filter }: Props) {
  const t = useTranslations('premises')
  const Fields = fields[name]
  return (
    <FilterPanel
      anchor={anchor}
      onClose={onClose}
      label={t(`filter.${name}`)}
      foot={
        <Button small onClick={onClose}>
          {t('show', { count: filter.count ?? 0 })}
        </Button>
      }
    >
      <Fields {...filter} />
    </FilterPanel>
  )
}
