import { useState } from 'react'
import { ComboBox } from '#src/ui/fields/combo-box.tsx'
import { Histogram } from '#src/ui/fields/histogram.tsx'
import { NumberField } from '#src/ui/fields/number-field.tsx'
import { RangeSlider } from '#src/ui/fields/range-slider.tsx'
import type { Range } from '#src/ui/fields/range-slider.tsx'
import { kronor, priceLimits } from '../../price-filter.tsx'
import { columns, Sample, Specimen } from '../../sample.tsx'
import { homesByPrice, municipalities, numbers, titles } from '../../samples.ts'

/** Numbers, spans, and one of many. */
export const NumberSection = () => (
  <Sample title={titles.numbers}>
    <Specimen of="NumberField" className={columns}>
      <NumberFields />
    </Specimen>
    <Specimen of="ComboBox" className={columns}>
      <ComboBoxes />
    </Specimen>
    <Specimen of="RangeSlider" className={columns}>
      <RangeSliders />
    </Specimen>
    <Specimen of="Histogram" className={columns}>
      <Histogram counts={homesByPrice} from={0.2} to={0.6} />
    </Specimen>
  </Sample>
)

function NumberFields() {
  const [high, setHigh] = useState<number | undefined>(7_900_000)
  const [low, setLow] = useState<number>()
  const own = { format: kronor, step: priceLimits.step }
  return (
    <>
      <NumberField label={numbers.high} hint={numbers.highHint} value={high} onChange={setHigh} {...own} />
      <NumberField label={numbers.low} value={low} onChange={setLow} placeholder={numbers.price} {...own} />
      <NumberField label={numbers.high} value={high} onChange={setHigh} error={numbers.highError} {...own} />
    </>
  )
}

function ComboBoxes() {
  const [place, setPlace] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>('nacka')
  const own = { label: numbers.place, options: municipalities }
  return (
    <>
      <ComboBox {...own} selected={place} onSelect={setPlace} placeholder={numbers.placePlaceholder} />
      <ComboBox {...own} selected={chosen} onSelect={setChosen} />
      <ComboBox {...own} selected={place} onSelect={setPlace} error={numbers.placeError} />
    </>
  )
}

function RangeSliders() {
  const [range, setRange] = useState<Range>([1_800_000, 7_900_000])
  const own = {
    label: numbers.price,
    lowLabel: numbers.low,
    highLabel: numbers.high,
    format: kronor,
    ...priceLimits,
  }
  return (
    <>
      <div>
        <RangeSlider {...own} value={range} onChange={setRange} counts={homesByPrice} />
      </div>
      <div className="pt-5">
        <RangeSlider {...own} value={range} onChange={setRange} />
      </div>
    </>
  )
}
