import { clsx } from 'clsx'
import { useState } from 'react'
import type { ComponentProps, Ref } from 'react'
import { boxClass, inputClass } from './box-class.ts'
import { Field, useFieldIds } from './field-parts.tsx'
import type { FieldTexts } from './field-parts.tsx'

export type TextAreaProps = {
  maxLength: number
  /** "51 of 500". Shown to the right below, and read out when little is left. */
  countText: (used: number, max: number) => string
} & ComponentProps<'textarea'> &
  FieldTexts

/** Several lines, with a counter. Native, as TextField. */
export function TextArea({
  label,
  hint,
  error,
  countText,
  id,
  ref,
  className,
  onInput,
  ...rest
}: TextAreaProps) {
  const ids = useFieldIds(id, { hint, error })
  const [used, setUsed] = useState(0)
  const attach = (area: HTMLTextAreaElement | null) => {
    const detach = pass(ref, area)
    // only now: a form library may set the first value by way of the ref
    if (area) setUsed(area.value.length)
    return detach
  }
  const text = countText(used, rest.maxLength)
  return (
    <Field ids={ids} label={label} hint={hint} error={error} className={className}>
      <div className={clsx(boxClass({ error: !!error }), 'py-3.5')}>
        <textarea
          rows={4}
          {...rest}
          {...ids.aria}
          id={ids.id}
          ref={attach}
          onInput={(event) => {
            setUsed(event.currentTarget.value.length)
            onInput?.(event)
          }}
          className={clsx(inputClass, 'leading-[1.55]')}
        />
      </div>
      <p aria-hidden="true" className="mt-1.5 text-right text-micro text-ink-3">
        {text}
      </p>
      <p aria-live="polite" className="sr-only">
        {used > rest.maxLength - almostFull ? text : ''}
      </p>
    </Field>
  )
}

const almostFull = 20

function pass<T>(ref: Ref<T> | undefined, element: T | null) {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
}
