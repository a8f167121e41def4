import { useTranslations } from 'use-intl'
import type { Errand } from '#gen/case_management/model.ts'
import type { ErrandHolder } from '#src/api/my-pages/errands.ts'
import { Modal } from '#src/ui/overlays/modal.tsx'
import { EditErrand } from './edit-errand.tsx'

type Props = { errand: Errand; holder: ErrandHolder; onClose: () => void }

/** Completes an errand. */
export function EditDialog({ errand, holder, onClose }: Props) {
  const t = useTranslations('errands')
  return (
    <Modal open onClose={onClose} title={t('edit.title')} closeLabel={t('close')} look="wide">
      <EditErrand errand={errand} holder={holder} onDone={onClose} />
    </Modal>
  )
}
