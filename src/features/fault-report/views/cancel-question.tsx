import { useTranslations } from 'use-intl'
import { Button } from '#src/ui/actions/button.tsx'
import { Modal } from '#src/ui/overlays/modal.tsx'

type Props = { title: string; onStay: () => void; onLeave: () => void }

/** Asks before anything is thrown away (F-097); going on is the safe answer, and Escape gives it. */
export function CancelQuestion({ title, onStay, onLeave }: Props) {
  const t = useTranslations('fault-report.cancel')
  return (
    <Modal open alert title={title} closeLabel={t('stay')} onClose={onStay}>
      <p>{t('text')}</p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row-reverse sm:flex-wrap sm:justify-end">
        <Button look="danger" onClick={onLeave}>
          {t('leave')}
        </Button>
        <Button onClick={onStay}>{t('stay')}</Button>
      </div>
    </Modal>
  )
}
