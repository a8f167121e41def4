import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { Unbroken } from '../content/unbroken.tsx'
import { Icon } from '../icons/icon.tsx'
import { warning } from '../icons/status.ts'

export type SummaryError = {
  /** The id given to the field. */
  fieldId: string
  message: string
}

/** What keeps a step from being sent. Takes focus when it appears and at each new attempt; each line leads to its field. */
export function ErrorSummary(props: { title: string; errors: readonly SummaryError[]; attempt: number }) {
  const box = useRef<HTMLDivElement>(null)
  const empty = props.errors.length === 0
  useEffect(() => {
    if (!empty) box.current?.focus()
  }, [props.attempt, empty])
  if (empty) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex gap-3.5 rounded-m border-2 border-err px-5 py-4 text-small huge-text:px-2.5"
    >
      <Icon path={warning} className="mt-0.5 text-err huge-text:hidden" />
      <div className="min-w-0">
        <p className="font-strong text-err">{props.title}</p>
        <ul className="mt-1.5 grid grid-cols-1 gap-1">
          {props.errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={toField}
                className="hit-area text-err underline underline-offset-3"
              >
                <Unbroken text={message} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/**
 * Focuses the control itself: a group of radio buttons has the id on the group, and its first button takes focus. The
 * address stays as it is, also where the field is gone: what is open may be named by its fragment.
 */
function toField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  const control = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable)
  control?.focus()
}

const focusable = 'input, textarea, select, button'
