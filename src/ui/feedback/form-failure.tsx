import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Message } from './message.tsx'

/**
 * Why a form was not sent. Takes focus, which brings it into view: Enter in a field sends as well, and the window may end
 * before the message. Outside a form the focus stays with what was pressed.
 */
export function FormFailure({ className, children }: { className?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current?.closest('form')) box.current.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1} className={className}>
      <Message tone="err" live>
        {children}
      </Message>
    </div>
  )
}
