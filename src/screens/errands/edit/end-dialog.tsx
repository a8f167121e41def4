import { useTranslations } from 'use-intl'
import type { Errand } from '#gen/case_management/model.ts'
import { useCloseErrand } from '#src/api/my-pages/errands.ts'
import type { ErrandHolder } from '#src/api/my-pages/errands.ts'
import { useSite } from '#src/sites/use-site.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { useOnce } from '#src/ui/actions/use-once.ts'
import { Message } from '#src/ui/feedback/message.tsx'
import { Modal } from '#src/ui/overlays/modal.tsx'
import { problemOf } from './problem-of.ts'

type Props = { errand: Errand; holder: ErrandHolder; onClose: () => void }

/** Asks before an errand is closed for good (F-127). */
export function EndDialog({ errand, holder, onClose }: Props) {
  const t = useTranslations('errands')
  const end = useCloseErrand(holder, useSite().key)
  const confirm = useOnce(async () => {
    try {
      await end.mutateAsync(errand.id)
    } catch {
      // shown from the mutation itself
      return 'again'
    }
    onClose()
    return 'done'
  })
  // nobody is told to go back whose errand is being ended
  const stay = () => {
    if (!end.isPending) onClose()
  }
  return (
    <Modal open onClose={stay} title={t('end.title')} closeLabel={t('close')} alert>
      <div className="grid gap-6">
        <p>{t('end.text', { title: errand.title })}</p>
        {end.error && !end.isPending && (
          <Message key={end.submittedAt} tone="err" live>
            {t(`problem.${problemOf(end.error, 'endFailed')}`)}
          </Message>
        )}
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" aria-disabled={end.isPending} onClick={stay}>
            {t('cancel')}
          </Button>
          <Button look="danger" loading={end.isPending} onClick={() => confirm()}>
            {t('end.confirm')}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
