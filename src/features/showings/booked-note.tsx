import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { Icon } from '#src/ui/icons/icon.tsx'
import { check } from '#src/ui/icons/status.ts'

type Props = {
  words: string
  /** On the picture of a card, which has room for so many words to be seen. */
  short?: string
  /** It has come in the place of the button that was pressed: the focus goes on here. */
  takesFocus: boolean
}

/** Stands where a place could be booked, once somebody has one. */
export function BookedNote({ words, short, takesFocus }: Props) {
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
      title={short && words}
      className={clsx(
        'flex text-small font-medium text-ok',
        short
          ? 'h-10.5 items-center gap-1.5 rounded-full border border-transparent bg-paper pr-3.5 pl-2.5 whitespace-nowrap'
          : 'gap-2',
      )}
    >
      <Icon path={check} className={clsx(short && 'max-[22.5rem]:hidden')} />
      <span className={clsx(short && 'sr-only')}>{words}</span>
      {short && <span aria-hidden>{short}</span>}
    </p>
  )
}
