import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import type { ComponentProps, MouseEvent } from 'react'
import { Icon } from '../icons/icon.tsx'
import { buttonClass } from './button-class.ts'
import type { ButtonStyle } from './button-class.ts'
import { Spinner } from './spinner.tsx'

export type ButtonProps = {
  icon?: string
  /** Work is under way: the button keeps focus and name, shows a spinner and ignores presses. */
  loading?: boolean
  /** A returned promise is loading, too, until it settles. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void | Promise<unknown>
} & Omit<ComponentProps<'button'>, 'onClick'> &
  ButtonStyle

/** A button. Never `disabled` while it works: that would drop the focus of whoever pressed it. */
export function Button(props: ButtonProps) {
  const { look, small, wide, icon, loading = false, onClick, className, children, ...rest } = props
  const { waiting, press } = usePress(loading, onClick)
  const busy = loading || waiting
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      className={clsx(buttonClass({ look, small, wide }), className)}
    >
      {busy && <Spinner className="absolute size-5" />}
      <span className={clsx('inline-flex items-center justify-center gap-2.5', busy && 'opacity-0')}>
        {icon && <Icon path={icon} />}
        {children}
      </span>
    </button>
  )
}

/**
 * Lets one press through at a time. The ref counts before React has drawn again, so a double click is one press; also
 * where the work of the first click has ended before the second came, and where the first brought another button into
 * the same place, which then got the second one only.
 */
function usePress(loading: boolean, onClick: ButtonProps['onClick']) {
  const held = useRef(false)
  const lastPress = useRef<'none' | 'done at once' | 'took time'>('none')
  const [waiting, setWaiting] = useState(false)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    const isSecondHalf = event.detail > 1 && lastPress.current !== 'done at once'
    if (loading || held.current || isSecondHalf) return event.preventDefault()
    const work = onClick?.(event)
    lastPress.current = work instanceof Promise ? 'took time' : 'done at once'
    if (!(work instanceof Promise)) return
    held.current = true
    setWaiting(true)
    void work.finally(() => {
      held.current = false
      setWaiting(false)
    })
  }
  return { waiting, press }
}
