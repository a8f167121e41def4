import { useState } from 'react'
import { Button } from '#src/ui/actions/button.tsx'
import { TextButton } from '#src/ui/actions/text-button.tsx'
import { NumberField } from '#src/ui/fields/number-field.tsx'
import { RangeSlider } from '#src/ui/fields/range-slider.tsx'
import type { Range } from '#src/ui/fields/range-slider.tsx'
import { homesByPrice, numbers } from './samples.ts'

export const kronor = { style: 'currency', currency: 'SEK', maximumFractionDigits: 0 } as const

export const priceLimits = { min: 0, max: 10_000_000, step: 100_000 }

/** What a filter's popover holds: the span by hand and by keyboard, and the way on. */
export function PriceFilter({ onClose }: { onClose: () => void }) {
  const [range, setRange] = useState<Range>([1_800_000, 7_900_000])
  const [low, high] = range
  const own = { format: kronor, ...priceLimits }
  return (
    <div className="text-body">
      <p className="mb-2 text-h4">{numbers.price}</p>
      <RangeSlider
        label={numbers.price}
        lowLabel={numbers.low}
        highLabel={numbers.high}
        value={range}
        onChange={setRange}
        counts={homesByPrice}
        {...own}
      />
      <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(8.5em,1fr))] gap-3">
        <NumberField
          label={numbers.low}
          value={low}
          onChange={(next = 0) => setRange([next, high])}
          {...own}
        />
        <NumberField
          label={numbers.high}
          value={high}
          onChange={(next = priceLimits.max) => setRange([low, next])}
          {...own}
        />
      </div>
      <p className="mt-4 text-small text-ink-2">{numbers.average}</p>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <TextButton look="quiet" onClick={() => setRange([0, priceLimits.max])}>
          {numbers.clear}
        </TextButton>
        <Button small onClick={onClose}>
          {numbers.show}
        </Button>
      </div>
    </div>
  )
}
