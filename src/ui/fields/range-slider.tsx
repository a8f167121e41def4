import { Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { AriaLocale } from '../overlays/aria-locale.tsx'
import { Histogram } from './histogram.tsx'

export type Range = readonly [low: number, high: number]

export type RangeSliderProps = {
  label: string
  lowLabel: string
  highLabel: string
  min: number
  max: number
  step: number
  value: Range
  /** While a thumb moves. */
  onChange: (value: Range) => void
  /** When the thumb is let go, or after each key. */
  onChangeEnd?: (value: Range) => void
  /** How many there are in each equal part of the span. */
  counts?: readonly number[]
  /** How the value is read out, such as a currency. */
  format?: Intl.NumberFormatOptions
}

/** A span with two thumbs, over a histogram of what there is. Put two number fields beside it: the equal way to type. */
export function RangeSlider(props: RangeSliderProps) {
  const { value, min, max } = props
  const share = (amount: number) => (amount - min) / (max - min)
  return (
    <AriaLocale>
      {props.counts && <Histogram counts={props.counts} from={share(value[0])} to={share(value[1])} />}
      <Slider
        aria-label={props.label}
        minValue={min}
        maxValue={max}
        step={props.step}
        value={[...value]}
        onChange={(next) => props.onChange(toRange(next))}
        onChangeEnd={(next) => props.onChangeEnd?.(toRange(next))}
        formatOptions={props.format}
        className="-mt-3.5"
      >
        <SliderTrack className="relative flex h-7 items-center before:absolute before:inset-x-0 before:h-0.75 before:bg-surface-2 forced-colors:before:bg-[GrayText]">
          <SliderFill className="h-0.75! bg-brand forced-colors:bg-[Highlight]" />
          <SliderThumb index={0} aria-label={props.lowLabel} className={thumb} />
          <SliderThumb index={1} aria-label={props.highLabel} className={thumb} />
        </SliderTrack>
      </Slider>
    </AriaLocale>
  )
}

const toRange = ([low = 0, high = 0]: readonly number[]): Range => [low, high]

const thumb =
  'top-1/2 size-7 cursor-grab touch-none rounded-full border-2 border-brand bg-paper transition-shadow data-dragging:cursor-grabbing data-focus-visible:outline-3 data-focus-visible:outline-offset-3 data-focus-visible:outline-focus'
