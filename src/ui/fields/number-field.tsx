import { useState } from 'react'
import type { Ref } from 'react'
import {
  FieldError as AriaFieldError,
  Label,
  NumberField as AriaNumberField,
  Text,
} from 'react-aria-components/NumberField'
import { AriaLocale } from '../overlays/aria-locale.tsx'
import { boxClass } from './box-class.ts'
import { FieldError, hintClass, labelClass } from './field-parts.tsx'
import { NumberInput } from './number-input.tsx'

export type NumberFieldProps = {
  label: string
  hint?: string
  error?: string
  id?: string
  name?: string
  ref?: Ref<HTMLInputElement>
  value: number | undefined
  /** Called when the value is committed (blur, Enter or Escape), rounded to `step` and held within the limits. */
  onChange: (value: number | undefined) => void
  /**
   * Called when typing has paused, with what `onChange` would be told by then; undefined for an empty field. What makes no
   * number, or lies beyond the limits, is not told. The text stays as it is typed, also when `value` follows.
   */
  onTyped?: (value: number | undefined) => void
  onBlur?: () => void
  min?: number
  max?: number
  step?: number
  /** How the number is written, such as `{ style: 'currency', currency: 'SEK', maximumFractionDigits: 0 }`. */
  format?: Intl.NumberFormatOptions
  placeholder?: string
  className?: string
}

/** A number written as people write it ("1 800 000 kr"). With react-hook-form: Controller. Loaded on demand. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, error, hint, id, ref, format } = props
  // until the number is committed the text stays as it is typed, whatever the owner makes of it
  const [before, keep] = useState<{ value: number | undefined }>()
  const written = before ? before.value : value
  return (
    <AriaLocale>
      <AriaNumberField
        id={id}
        className={props.className}
        name={props.name}
        value={written ?? Number.NaN}
        onChange={(next) => {
          keep(undefined)
          onChange(Number.isNaN(next) ? undefined : next)
        }}
        onBlur={props.onBlur}
        minValue={props.min}
        maxValue={props.max}
        step={props.step}
        formatOptions={format}
        isInvalid={!!error}
        isWheelDisabled
      >
        <Label className={labelClass}>{props.label}</Label>
        {hint && (
          <Text slot="description" className={hintClass}>
            {hint}
          </Text>
        )}
        <div className={`mt-2 ${boxClass({ error: !!error })}`}>
          <NumberInput
            ref={ref}
            {...{ value, written, step: props.step, placeholder: props.placeholder }}
            onTyped={(next) => {
              keep({ value: written })
              props.onTyped?.(next)
            }}
            onLeft={() => keep(undefined)}
          />
        </div>
        <AriaFieldError>
          <FieldError>{error}</FieldError>
        </AriaFieldError>
      </AriaNumberField>
    </AriaLocale>
  )
}
