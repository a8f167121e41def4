import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** Takes the dialog away; Escape asks for it too. */
  onClose: () => void
  children: ReactNode
}

/** A dialog of the tool. The browser keeps the focus in it while it is there, and gives it back afterwards. */
export function ToolDialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // while it is still in the page: one that is only taken away gives no focus back
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="trainer-dialog"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // the browser may not let itself be asked a second time
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
