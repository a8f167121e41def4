import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { lock } from '../icons/account.ts'
import { boxClass, inputClass } from './box-class.ts'
import { Field, useFieldIds } from './field-parts.tsx'
import type { FieldTexts } from './field-parts.tsx'

export type TextFieldProps = {
  /** Known from the e-ID and not to be changed here: surface fill and a lock. Still sent and still reachable. */
  locked?: boolean
  /** After the control, inside the box: a unit or a button. */
  end?: ReactNode
} & ComponentProps<'input'> &
  FieldTexts

/**
 * One line of text. A native input, so `{...register('email')}` of react-hook-form is all it needs: react-aria would
 * hold the value itself, and the form's reset and defaults would not reach it.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, locked = false, end, id, className, ...rest } = props
  const ids = useFieldIds(id, { hint, error })
  return (
    <Field ids={ids} label={label} hint={hint} error={error} className={className}>
      <div className={boxClass({ error: !!error, locked })}>
        <input
          {...rest}
          {...ids.aria}
          id={ids.id}
          readOnly={locked || rest.readOnly}
          className={inputClass}
        />
        {locked && <Icon path={lock} size="s" className="text-ink-3" />}
        {end}
      </div>
    </Field>
  )
}
