import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '#src/i18n/use-formats.ts'
import { isRange } from '#src/lib/values/is-range.ts'
import type { Site } from '#src/sites/site.ts'
import { useSite } from '#src/sites/use-site.ts'
import { NumberField } from '#src/ui/fields/number-field.tsx'
import { RangeSlider } from '#src/ui/fields/range-slider.tsx'
import type { Range } from '#src/ui/fields/range-slider.tsx'
import { boundsOf, withBounds } from '#src/features/search/ranges.ts'
import type { Bounds, RangeName } from '#src/features/search/ranges.ts'
import { barsOf } from './bars.ts'
import { FieldGroup } from './field-group.tsx'
import type { SearchControl } from '../search-control.ts'

type Props = { name: Exclude<RangeName, 'rooms'>; control: SearchControl; isNamed: boolean }

/** As many bars as the histogram has room for. */
const barCount = 26

/** A lower and an upper bound: two fields to type in, and a slider over what there is (K-001, K-003). */
export function RangeFields({ name, control, isNamed }: Props) {
  const t = useTranslations('search')
  const own = useTranslations('filters.range')
  const formats = useFormats()
  const site = useSite()
  const { facts, state, change } = control
  const limit = site.filters[name]
  const bounds = boundsOf(site, state, name)
  const [dragged, setDragged] = useState<Range>()
  const format = fieldFormat(site, name)
  const buckets = name === 'price' ? facts.priceHistogram : undefined
  const counts = buckets && barsOf(buckets, limit, barCount)

  const set = (next: Bounds) => {
    setDragged(undefined)
    const changed = withBounds(site, state, name, next)
    const { low, high } = boundsOf(site, changed, name)
    // what was counted while it was typed comes once more with Enter
    if (low !== bounds.low || high !== bounds.high) change({ state: changed })
  }
  const setTyped = (next: Bounds) => {
    if (isRange(limit, next.low, next.high)) set(next)
  }
  const value: Range = dragged ?? [bounds.low ?? limit.min, bounds.high ?? limit.max]
  // while a thumb moves, the fields show where it is
  const shown = dragged
    ? boundsOf(site, withBounds(site, state, name, { low: value[0], high: value[1] }), name)
    : bounds
  const field = { ...limit, format, placeholder: own('none'), className: 'min-w-0' }
  const labels = { low: own(`${name}.low`), high: own(`${name}.high`) }
  return (
    <FieldGroup isNamed={isNamed} label={t(`filter.${name}`)}>
      {!counts && <div className="h-5" />}
      <RangeSlider
        label={t(`filter.${name}`)}
        lowLabel={labels.low}
        highLabel={labels.high}
        {...limit}
        value={value}
        onChange={setDragged}
        onChangeEnd={([low, high]) => set({ low, high })}
        counts={counts}
        format={format}
      />
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-end gap-3.5">
        <NumberField
          {...field}
          label={labels.low}
          value={shown.low}
          onChange={(low) => set({ ...bounds, low })}
          onTyped={(low) => setTyped({ ...bounds, low })}
        />
        <NumberField
          {...field}
          label={labels.high}
          value={shown.high}
          onChange={(high) => set({ ...bounds, high })}
          onTyped={(high) => setTyped({ ...bounds, high })}
        />
      </div>
      {name === 'monthlyCost' && <p className="mt-4 text-small text-ink-2">{own('monthlyCost.how')}</p>}
      {name === 'price' && facts.averagePrice !== undefined && (
        <p className="mt-4 text-small text-ink-2">
          {own('average', { price: formats.price(rounded(facts.averagePrice, limit.step / 10)) })}
        </p>
      )}
    </FieldGroup>
  )
}

/** An average to the last unit would promise more than it knows. */
const rounded = (value: number, unit: number) => Math.round(value / unit) * unit

function fieldFormat({ formats }: Site, name: Props['name']): Intl.NumberFormatOptions {
  if (name === 'area') return { maximumFractionDigits: 0 }
  return { style: 'currency', currency: formats.currency, maximumFractionDigits: 0 }
}
