import { clsx } from 'clsx'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { warning } from '../icons/status.ts'

/** The words of a field. An error says what to do. */
export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  error?: string
}

/** The ids that tie a control to its hint and its error (WCAG 1.3.1, 3.3.1), and the attributes that do so. */
export function useFieldIds(given: string | undefined, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const made = useId()
  const id = given ?? made
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = clsx(hint && hintId, error && errorId)
  const aria = { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
  return { id, hintId, errorId, aria }
}

export type FieldIds = ReturnType<typeof useFieldIds>

export const labelClass = 'block text-small font-control leading-[1.35]'

export const hintClass = 'mt-0.5 block text-small leading-[1.4] text-ink-2'

export const FieldHint = ({ id, children }: { id: string; children: ReactNode }) => (
  <span id={id} className={hintClass}>
    {children}
  </span>
)

/** Brings what is wrong with a field into view when one is in that field: the window may end below it. */
function showBelowFocus(error: HTMLElement | null) {
  if (document.activeElement?.matches(`[aria-describedby~="${error?.id}"]`))
    error?.scrollIntoView({ block: 'nearest' })
}

/** What is wrong with a field. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <span ref={showBelowFocus} id={id} className="field-error">
    <Icon path={warning} size="s" className="mt-0.75" />
    <span>{children}</span>
  </span>
)

/** Label above, hint under the label, the control, then the error. */
export function Field(props: FieldTexts & { ids: FieldIds; className?: string; children: ReactNode }) {
  const { ids, label, hint, error, className, children } = props
  return (
    <div className={className}>
      <label htmlFor={ids.id} className={labelClass}>
        {label}
      </label>
      {hint && <FieldHint id={ids.hintId}>{hint}</FieldHint>}
      <div className="mt-2">{children}</div>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  )
}
