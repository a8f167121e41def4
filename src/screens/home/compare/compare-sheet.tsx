import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Modal } from '#src/ui/overlays/modal.tsx'

/** The comparison over the page, as large as the window: several columns need the room. */
export function CompareSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const t = useTranslations('compare')
  return (
    <Modal open look="fullScreen" onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {children}
    </Modal>
  )
}
