import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldError, FieldHint, labelClass, useFieldIds } from './field-parts.tsx'
import type { FieldTexts } from './field-parts.tsx'

export type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
}

export type RadioGroupProps = {
  options: readonly RadioOption[]
  /** Leave out where a form library holds the value. */
  value?: string
  defaultValue?: string
  /** Without the border around the rows: for a choice beside other fields. */
  plain?: boolean
  hideLabel?: boolean
} & Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> &
  FieldTexts

/** One of several: a bordered list, the chosen row tinted. Native radio buttons, as TextField; `id` is on the group. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    label,
    hint,
    error,
    options,
    value,
    defaultValue,
    plain = false,
    hideLabel = false,
    id,
    className,
    ...rest
  } = props
  const ids = useFieldIds(id, { hint, error })
  const state = (option: string) => {
    if (value !== undefined) return { checked: option === value }
    return { defaultChecked: defaultValue === undefined ? undefined : option === defaultValue }
  }
  return (
    <fieldset id={ids.id} role="radiogroup" {...ids.aria} className={clsx('min-w-0', className)}>
      <legend className={clsx(labelClass, hideLabel && 'sr-only')}>{label}</legend>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      <div className={clsx(!hideLabel && 'mt-2', plain ? 'grid gap-3' : listClass, !plain && edge(error))}>
        {options.map((option) => (
          <RadioRow key={option.value} option={option} plain={plain} {...rest} {...state(option.value)} />
        ))}
      </div>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </fieldset>
  )
}

type RowProps = ComponentProps<'input'> & { option: RadioOption; plain: boolean }

function RadioRow({ option, plain, ...input }: RowProps) {
  const hintId = useId()
  return (
    <label className={clsx('flex items-start gap-4 leading-[1.45]', !plain && rowClass)}>
      <input
        {...input}
        type="radio"
        value={option.value}
        aria-describedby={option.hint ? hintId : undefined}
        className="mt-px size-6 shrink-0 cursor-pointer appearance-none rounded-full border-[1.5px] border-line-2 bg-paper checked:border-[0.4375rem] checked:border-brand forced-colors:checked:border-[Highlight]"
      />
      <span className="min-w-0">
        {option.label}
        {option.hint && <FieldHint id={hintId}>{option.hint}</FieldHint>}
      </span>
    </label>
  )
}

const listClass = 'divide-y divide-line rounded-m bg-paper'

const edge = (error?: string) => (error ? 'border-2 border-err' : 'border border-line')

// The ring is drawn around the row, inside the list, since the list is what is seen as the control.
const rowClass =
  'min-h-15 px-5 py-4.5 huge-text:gap-3 huge-text:px-3 first:rounded-t-m last:rounded-b-m hover:bg-surface has-checked:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-[-3px] has-focus-visible:outline-focus [&_input]:focus-visible:outline-none'
