import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FieldError, useFieldIds } from '#src/ui/fields/field-parts.tsx'

type Frame = { id: string; label: string; className?: string; children: ReactNode }

/** A field of the start page's search: its name small above it, and hairlines between the fields instead of boxes. */
const StartFrame = ({ id, label, className, children }: Frame) => (
  <div
    className={clsx(
      'border border-line pr-5 pb-3 focus-within:field-ring focus-within:z-1',
      // a side without a hairline has one in focus, and its width beside the padding till then
      'pt-[calc(0.75rem-1px)] pl-[calc(1.25rem-1px)] lg:pb-[calc(0.75rem-1px)]',
      'not-focus-within:border-t-transparent not-focus-within:border-l-transparent lg:not-focus-within:border-b-transparent',
      className,
    )}
  >
    <label htmlFor={id} className="block text-micro text-ink-2">
      {label}
    </label>
    {children}
  </div>
)

type TextProps = { label: string; error?: string; className?: string } & ComponentProps<'input'>

/** Something to type; what belongs to the field lies behind it. */
export function StartText({ label, error, className, children, ...input }: TextProps) {
  const ids = useFieldIds(undefined, { error })
  return (
    <StartFrame id={ids.id} label={label} className={className}>
      <input
        {...input}
        {...ids.aria}
        id={ids.id}
        className="w-full min-w-0 bg-transparent leading-[1.5] outline-none placeholder:text-ink-3"
      />
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
      {children}
    </StartFrame>
  )
}

type SelectProps = {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  className?: string
}

/** Something to choose: the browser's own select. */
export function StartSelect({ label, options, value, onChange, className }: SelectProps) {
  const { id } = useFieldIds(undefined, {})
  return (
    <StartFrame id={id} label={label} className={className}>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="w-full min-w-0 appearance-none truncate bg-transparent leading-[1.5] outline-none"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-paper text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </StartFrame>
  )
}
