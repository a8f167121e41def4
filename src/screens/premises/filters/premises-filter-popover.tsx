import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { Popover } from '#src/ui/overlays/popover.tsx'
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
    <Popover anchor={anchor} open onClose={onClose} label={t(`filter.${name}`)}>
      <h2 className="mb-5 font-text text-h4">{t(`filter.${name}`)}</h2>
      {/* what has the focus is not below what sticks to the foot */}
      <div className="[&_input]:scroll-mb-26">
        <Fields {...filter} />
      </div>
      <div className="sticky bottom-0 z-1 -mx-7 mt-4 -mb-7 flex justify-end bg-paper px-7 pt-4 pb-7">
        <Button small onClick={onClose}>
          {t('show', { count: filter.count ?? 0 })}
        </Button>
      </div>
    </Popover>
  )
}
