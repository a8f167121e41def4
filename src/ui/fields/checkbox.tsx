import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Icon } from '../icons/icon.tsx'
import { check } from '../icons/status.ts'
import { FieldError, FieldHint, useFieldIds } from './field-parts.tsx'
import type { FieldTexts } from './field-parts.tsx'

export type CheckboxProps = {} & Omit<ComponentProps<'input'>, 'type'> & FieldTexts

/** A box to tick. Native, as TextField; the whole label ticks it. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const ids = useFieldIds(id, { hint, error })
  return (
    <div className={className}>
      <div className="flex items-start gap-3.5 leading-[1.45]">
        <span className="relative mt-px grid size-6 shrink-0 place-items-center">
          <input
            {...rest}
            {...ids.aria}
            id={ids.id}
            type="checkbox"
            className={clsx('tick-box', error ? 'border-2 border-err' : 'border-[1.5px] border-line-2')}
          />
          <Icon path={check} size="s" />
        </span>
        <span className="min-w-0">
          <label htmlFor={ids.id}>{label}</label>
          {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
        </span>
      </div>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  )
}
