import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { Popover } from '#src/ui/overlays/popover.tsx'
import { shownErrands } from './errand-filter.ts'
import type { Choice } from './errand-filter.ts'
import type { FilterControl } from './filter-control.ts'
import { useOptions } from './use-options.ts'

type Props = {
  choice: Choice
  control: FilterControl
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The choices of one filter, each with how many errands it stands for; the list follows at once. */
export function FilterPopover({ choice, control, anchor, onClose }: Props) {
  const t = useTranslations('errands')
  const options = useOptions(choice, control)
  const count = shownErrands(control.items, control.filter).length
  return (
    <Popover anchor={anchor} open onClose={onClose} label={t(`filter.${choice}`)}>
      <fieldset className="grid gap-4">
        <legend className="mb-5 font-strong">{t(`filter.${choice}`)}</legend>
        {options.map(({ id, name, count: hits, isChosen, isBelow, next }) => (
          <Checkbox
            key={id}
            label={t('filter.option', { name, count: hits })}
            checked={isChosen}
            onChange={() => control.onChange(next)}
            className={isBelow ? 'ml-9.5 text-small' : undefined}
          />
        ))}
      </fieldset>
      <Button wide className="mt-7" onClick={onClose}>
        {t('filter.show', { count })}
      </Button>
    </Popover>
  )
}
