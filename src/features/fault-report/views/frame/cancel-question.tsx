import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { Modal } from '#src/ui/overlays/modal.tsx'
import { DialogActions } from '#src/ui/overlays/dialog-actions.tsx'

type Props = { title: string; onStay: () => void; onLeave: () => void }

/** Asks before anything is thrown away (F-097); going on is the safe answer, and Escape gives it. */
export function CancelQuestion({ title, onStay, onLeave }: Props) {
  const t = useTranslations('fault-report.cancel')
  return (
    <Modal open alert title={title} closeLabel={t('stay')} onClose={onStay}>
      <p>{t('text')}</p>
      <DialogActions>
        <Button look="danger" onClick={onLeave}>
          {t('leave')}
        </Button>
        <Button onClick={onStay}>{t('stay')}</Button>
      </DialogActions>
    </Modal>
  )
}
