import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { Icon } from '#src/ui/icons/icon.tsx'
import { check } from '#src/ui/icons/status.ts'

type Props = {
  words: string
  /** A disc on the picture of a card, which says it to who points at it or hears it. */
  isDisc?: boolean
  /** It has come in the place of the button that was pressed: the focus goes on here. */
  takesFocus: boolean
}

/** Stands where a place could be booked, once somebody has one. */
export function BookedNote({ words, isDisc = false, takesFocus }: Props) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) note.current?.focus()
  }, [takesFocus])
  return (
    <p
      ref={note}
      tabIndex={-1}
      // a paragraph has no name to be told by as it gets the focus
      role="note"
      aria-label={words}
      title={isDisc ? words : undefined}
      className={clsx(
        'text-ok',
        isDisc
          ? 'grid size-10.5 shrink-0 place-items-center rounded-full border border-transparent bg-paper'
          : 'flex gap-2 text-small font-medium',
      )}
    >
      <Icon path={check} />
      <span className={clsx(isDisc && 'sr-only')}>{words}</span>
    </p>
  )
}
