import { Suspense, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Chip } from './chip.tsx'
import type { ChipProps } from './chip.tsx'

type Props = Pick<ChipProps, 'icon' | 'compact' | 'set' | 'clearLabel'> & {
  /** What the filter is set to, or its name. */
  text: ReactNode
  /** Takes the value away; without it there is no ×. */
  onClear?: () => void
  /** Loads the popover. It brings react-aria along, so it comes when someone reaches for a chip. */
  load: () => Promise<unknown>
  /** The popover while it is open. */
  children: (popover: { anchor: RefObject<HTMLElement | null>; onClose: () => void }) => ReactNode
}

/** A filter: what it is set to, a way to clear it, and a popover to change it. */
export function FilterChip({ text, onClear, load, children, ...look }: Props) {
  const chip = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const clear = () => {
    onClear?.()
    // the × goes away with the value
    chip.current?.focus()
  }
  return (
    <>
      <Chip
        ref={chip}
        {...look}
        open={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClear={onClear && clear}
      >
        {text}
      </Chip>
      {isOpen && <Suspense>{children({ anchor: chip, onClose: () => setOpen(false) })}</Suspense>}
    </>
  )
}
