import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { Modal } from '#src/ui/overlays/modal.tsx'

/** Tells that the session has ended, with the way back in (F-040, X-076). */
export function ExpiredDialog({ onClose, onLogin }: { onClose: () => void; onLogin: () => void }) {
  const t = useTranslations('session.expired')
  return (
    <Modal open noHash title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <p className="text-ink-2">{t('text')}</p>
      <Button className="mt-7 max-sm:w-full" onClick={onLogin}>
        {t('login')}
      </Button>
    </Modal>
  )
}
