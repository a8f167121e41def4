import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { FieldHint, useFieldIds } from './field-parts.tsx'
import type { FieldTexts } from './field-parts.tsx'

export type SwitchProps = {
  /** The switch to the right, words to the left: rows of settings. */
  end?: boolean
} & Omit<ComponentProps<'input'>, 'type' | 'role'> &
  Omit<FieldTexts, 'error'>

/** On or off, at once. Native, as TextField. */
export function Switch({ label, hint, end = false, id, className, ...rest }: SwitchProps) {
  const ids = useFieldIds(id, { hint })
  return (
    <div
      className={clsx(
        'flex items-center gap-3.5',
        end && 'flex-row-reverse justify-between huge-text:flex-wrap-reverse',
        className,
      )}
    >
      <input
        {...rest}
        {...ids.aria}
        id={ids.id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state itself
        role="switch"
        className="h-7.5 w-13 shrink-0 cursor-pointer appearance-none rounded-full border-[3px] border-transparent bg-line-2 bg-clip-border transition-colors before:block before:size-6 before:rounded-full before:bg-white before:transition-[translate] checked:bg-brand checked:before:translate-x-5.5 forced-colors:border-[ButtonText] forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText]"
      />
      <span className="min-w-0 leading-[1.45]">
        <label htmlFor={ids.id} className={clsx(hint && 'font-control')}>
          {label}
        </label>
        {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      </span>
    </div>
  )
}
