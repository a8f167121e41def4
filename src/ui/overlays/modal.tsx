import { clsx } from 'clsx'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Dialog, Heading, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal'
import { doubleClickMs } from '../actions/double-click.ts'
import { IconButton } from '../actions/icon-button.tsx'
import { TextButton } from '../actions/text-button.tsx'
import { close } from '../icons/actions.ts'
import { AriaLocale } from './aria-locale.tsx'
import { looks } from './modal-looks.ts'
import type { ModalLook } from './modal-looks.ts'
import { useModalHash } from './use-modal-hash.ts'

export type ModalProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Name of the close disc. Without one there is no disc, and Escape does not close: the answer is in the content. */
  closeLabel?: string
  /** The name is written out in place of the disc, where closing leads somewhere that has a name. */
  closeInWords?: boolean
  /** How it lies over the page; in the middle, and a bottom sheet up to 625 px, unless said otherwise. */
  look?: ModalLook
  /** A question that must be answered now (role alertdialog). */
  alert?: boolean
  /** Nobody asked for it: it takes the page and the focus once it has come in, so that it holds up nobody who is busy. */
  unasked?: boolean
  /** The address does not tell of it, and Back leaves the page. */
  noHash?: boolean
  children: ReactNode
}

/**
 * A dialog over the page (D1 section 3, Modal). Holds the focus, closes on Escape and by Back, and gives focus back to
 * whatever had it. A question is no step of the history: Back is no answer to it. Loaded on demand: it brings react-aria
 * along.
 */
export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  closeInWords = false,
  look = 'plain',
  alert = false,
  unasked = false,
  noHash = alert || unasked || !closeLabel,
  children,
}: ModalProps) {
  const lastPress = useRef(-Infinity)
  const { overlay, sheet, dialog, head } = looks[look]
  useModalHash(open && !noHash, onClose)
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
        // nor is it part of the page on paper
        className={clsx(overlay, unasked ? 'print:hidden' : 'over-page')}
      >
        <AriaModal className={sheet}>
          <Dialog
            role={alert ? 'alertdialog' : 'dialog'}
            onPointerDownCapture={() => (lastPress.current = performance.now())}
            className={clsx('outline-none', dialog)}
          >
            <div className={clsx('flex items-start justify-between gap-4 huge-text:flex-col-reverse', head)}>
              <Heading slot="title" className="pt-1 text-h2">
                {title}
              </Heading>
              {closeLabel && closeInWords && (
                <TextButton look="quiet" className="mt-2 shrink-0 huge-text:self-end" onClick={onClose}>
                  {closeLabel}
                </TextButton>
              )}
              {closeLabel && !closeInWords && (
                <IconButton
                  icon={close}
                  label={closeLabel}
                  look="disc"
                  onClick={onClose}
                  className="huge-text:self-end"
                />
              )}
            </div>
            {children}
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </AriaLocale>
  )
}
