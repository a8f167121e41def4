import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isRange } from '#src/lib/values/is-range.ts'
import { useSite } from '#src/sites/use-site.ts'
import { NumberField } from '#src/ui/fields/number-field.tsx'
import { RangeSlider } from '#src/ui/fields/range-slider.tsx'
import type { Range } from '#src/ui/fields/range-slider.tsx'
import type { PremisesFilterProps } from './premises-filters.tsx'
import { withArea } from '../premises-state.ts'

/** The least and the largest area: a slider, and two fields to type in (K-021). */
export function AreaFields({ state, onChange }: PremisesFilterProps) {
  const t = useTranslations('premises')
  const site = useSite()
  const limit = site.filters.premisesArea
  const [dragged, setDragged] = useState<Range>()
  const set = (low?: number, high?: number) => {
    setDragged(undefined)
    onChange({ ...state, ...withArea(site, low, high) })
  }
  const setTyped = (low?: number, high?: number) => {
    if (isRange(limit, low, high)) set(low, high)
  }
  // while a thumb moves, the fields show where it is
  const { minArea, maxArea } = dragged ? withArea(site, ...dragged) : state
  const labels = { low: t('range.low'), high: t('range.high') }
  const field = { ...limit, placeholder: t('range.none'), className: 'min-w-0' }
  return (
    <div className="pt-4">
      <RangeSlider
        label={t('filter.area')}
        lowLabel={labels.low}
        highLabel={labels.high}
        {...limit}
        value={dragged ?? [minArea ?? limit.min, maxArea ?? limit.max]}
        onChange={setDragged}
        onChangeEnd={([low, high]) => set(low, high)}
      />
      <div className="mt-4 grid grid-cols-2 gap-3.5">
        <NumberField
          {...field}
          label={labels.low}
          value={minArea}
          onChange={(low) => set(low, maxArea)}
          onTyped={(low) => setTyped(low, maxArea)}
        />
        <NumberField
          {...field}
          label={labels.high}
          value={maxArea}
          onChange={(high) => set(minArea, high)}
          onTyped={(high) => setTyped(minArea, high)}
        />
      </div>
    </div>
  )
}
