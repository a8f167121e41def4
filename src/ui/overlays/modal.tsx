import { clsx } from 'clsx'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../actions/icon-button.tsx'
import { close } from '../icons/actions.ts'
import { AriaLocale } from './aria-locale.tsx'

/** The usual time between the two presses of a double click, at most. */
const doubleClickMs = 500

export type ModalProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Name of the close disc. Without one there is no disc, and Escape does not close: the answer is in the content. */
  closeLabel?: string
  /** 640 px rather than 600. */
  wide?: boolean
  /** A question that must be answered now (role alertdialog). */
  alert?: boolean
  /** Nobody asked for it: it takes the page and the focus once it has come in, so that it holds up nobody who is busy. */
  unasked?: boolean
  children: ReactNode
}

/**
 * A dialog over the page; a bottom sheet up to 625 px. Holds the focus, closes on Escape, and gives focus back to
 * whatever had it. Loaded on demand: it brings react-aria along.
 */
export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  wide = false,
  alert = false,
  unasked = false,
  children,
}: ModalProps) {
  const lastPress = useRef(-Infinity)
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        isDismissable={!!closeLabel && !alert}
        // what the first half of a double click brings may be lower, and the second half then falls beside it
        shouldCloseOnInteractOutside={() => performance.now() - lastPress.current > doubleClickMs}
        isKeyboardDismissDisabled={!closeLabel}
        UNSTABLE_deferUntilEntered={unasked}
        className="fixed inset-0 z-50 flex h-(--visual-viewport-height) items-end justify-center bg-scrim backdrop-blur-[7px] transition-opacity duration-sheet data-entering:opacity-0 data-exiting:opacity-0 data-exiting:duration-fold sm:items-center sm:p-6"
      >
        <AriaModal className={clsx(sheet, wide ? 'sm:max-w-160' : 'sm:max-w-150')}>
          <Dialog
            role={alert ? 'alertdialog' : 'dialog'}
            onPointerDownCapture={() => (lastPress.current = performance.now())}
            className="px-5 pt-6 pb-8 outline-none sm:p-10"
          >
            <div className="mb-6 flex items-start justify-between gap-4">
              <Heading slot="title" className="pt-1 text-h2">
                {title}
              </Heading>
              {closeLabel && <IconButton icon={close} label={closeLabel} look="disc" onClick={onClose} />}
            </div>
            {children}
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </AriaLocale>
  )
}

const sheet =
  'max-h-[calc(100%-2rem)] w-full overflow-y-auto overscroll-contain rounded-t-l border border-transparent bg-paper shadow-pop transition-[translate] duration-sheet data-entering:translate-y-8 data-exiting:translate-y-8 sm:max-h-full sm:rounded-l'
