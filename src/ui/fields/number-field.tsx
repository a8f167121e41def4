import type { Ref } from 'react'
import {
  FieldError as AriaFieldError,
  Input,
  Label,
  NumberField as AriaNumberField,
  Text,
} from 'react-aria-components/NumberField'
import { AriaLocale } from '../overlays/aria-locale.tsx'
import { boxClass, inputClass } from './box-class.ts'
import { FieldError, hintClass, labelClass } from './field-parts.tsx'

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
  return (
    <AriaLocale>
      <AriaNumberField
        id={id}
        className={props.className}
        name={props.name}
        value={value ?? Number.NaN}
        onChange={(next) => onChange(Number.isNaN(next) ? undefined : next)}
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
          <Input
            ref={ref}
            placeholder={props.placeholder}
            className={inputClass}
            // what it stands in may close before a blur would commit what was typed
            onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
          />
        </div>
        <AriaFieldError>
          <FieldError>{error}</FieldError>
        </AriaFieldError>
      </AriaNumberField>
    </AriaLocale>
  )
}
