import { useTranslations } from 'use-intl'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { AriaLocale } from '#src/ui/overlays/aria-locale.tsx'
import { FaultReport } from '../fault-report.tsx'
import type { FaultReportProps } from '../fault-report.tsx'

/**
 * The fault report over whatever page is shown, a sheet with a frame around it where the window has the room. Escape does
 * not close it: what was written would be gone.
 */
export function FaultReportDialog(props: FaultReportProps) {
  const t = useTranslations('fault-report')
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen
        isKeyboardDismissDisabled
        className="over-page fixed inset-0 z-50 h-(--visual-viewport-height) bg-paper lg:bg-surface lg:px-8 lg:[@media(height>=45rem)]:py-8"
      >
        <Modal className="mx-auto h-full max-w-310 overflow-hidden rounded-l forced-colors:border">
          <Dialog aria-label={t('title')} className="h-full outline-none">
            <FaultReport {...props} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}
