import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslations } from 'use-intl'
import { IconButton } from '#src/ui/actions/icon-button.tsx'
import { close } from '#src/ui/icons/actions.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { AriaLocale } from '#src/ui/overlays/aria-locale.tsx'

/** The comparison over the page, as large as the window: several columns need the room. */
export function CompareSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useTranslations('compare')
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        className="fixed inset-0 z-50 h-(--visual-viewport-height) bg-paper"
      >
        <Modal className="size-full overflow-y-auto overscroll-contain">
          <Dialog className="py-6 outline-none sm:py-10">
            <PageWidth>
              <div className="mb-8 flex items-start justify-between gap-4">
                <Heading slot="title" className="text-h2">
                  {t('title')}
                </Heading>
                <IconButton icon={close} look="disc" label={t('close')} onClick={onClose} />
              </div>
              {children}
            </PageWidth>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}
