import { useTranslations } from 'use-intl'
import { PremisesType } from '#gen/residence/model.ts'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { toggled } from './toggled.ts'
import type { PremisesFilterProps } from './premises-filters.tsx'

/** What the premises are for. */
export function TypeChoices({ state, onChange }: PremisesFilterProps) {
  const t = useTranslations('premises')
  return (
    <div className="grid gap-3">
      {Object.values(PremisesType).map((type) => (
        <Checkbox
          key={type}
          label={t(`type.${type}`)}
          checked={state.types?.includes(type) ?? false}
          onChange={() => onChange({ ...state, types: toggled(state.types, type) })}
        />
      ))}
    </div>
  )
}
