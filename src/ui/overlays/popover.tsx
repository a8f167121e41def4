import { clsx } from 'clsx'
import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { AriaLocale } from './aria-locale.tsx'

export type PopoverProps = {
  /** What it hangs from: a Chip or a button already on the page. Focus goes back to it. */
  anchor: RefObject<HTMLElement | null>
  open: boolean
  onClose: () => void
  label: string
  /** On which side of the anchor it lines up. */
  align?: 'start' | 'end'
  children: ReactNode
}

/** Below or above what opened it a low window, as at 200 %, has room for little: there the panel has its whole height. */
const inLowWindow =
  '[@media(max-height:37.5rem)]:fixed! [@media(max-height:37.5rem)]:top-4! [@media(max-height:37.5rem)]:bottom-auto! [@media(max-height:37.5rem)]:max-h-[calc(100dvh-2rem)]!'

/** A panel below what opened it, 440 px at most. Escape and a press outside close it. Loaded on demand. */
export const Popover = ({ anchor, open, onClose, label, align = 'start', children }: PopoverProps) => (
  <AriaLocale>
    <AriaPopover
      triggerRef={anchor}
      isOpen={open}
      onOpenChange={(next) => !next && onClose()}
      placement={align === 'start' ? 'bottom start' : 'bottom end'}
      offset={8}
      containerPadding={16}
      className={clsx(
        inLowWindow,
        'w-110 max-w-[calc(100vw-32px)] overflow-y-auto rounded-l border border-transparent bg-paper shadow-pop transition-[opacity,translate] duration-fold data-entering:-translate-y-2 data-entering:opacity-0 data-exiting:opacity-0',
      )}
    >
      <Dialog
        aria-label={label}
        className="p-7 outline-none huge-text:px-3.5 huge-text:wrap-anywhere huge-text:hyphens-auto"
      >
        {children}
      </Dialog>
    </AriaPopover>
  </AriaLocale>
)
