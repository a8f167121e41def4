import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Errand } from '#gen/case_management/model.ts'
import type { ErrandHolder } from '#src/api/errands.ts'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { Button } from '#src/ui/actions/button.tsx'
import { edit } from '#src/ui/icons/editing.ts'

// the dialogs bring react-aria along, so they come when someone reaches for them
const EditDialog = lazyPart(async () => (await import('../edit/edit-dialog.tsx')).EditDialog)
const EndDialog = lazyPart(async () => (await import('../edit/end-dialog.tsx')).EndDialog)

/** What its owner can do with an errand that is not over: complete it, and close it. */
export function ErrandActions({ errand, holder }: { errand: Errand; holder: ErrandHolder }) {
  const t = useTranslations('errands.detail')
  const [open, setOpen] = useState<'edit' | 'end'>()
  const dialog = { errand, holder, onClose: () => setOpen(undefined) }
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {errand.canEdit && (
        <Button
          small
          look="secondary"
          icon={edit}
          onFocus={() => void EditDialog.load()}
          onClick={() => setOpen('edit')}
        >
          {t('edit')}
        </Button>
      )}
      {errand.canClose && (
        <Button small look="danger" onFocus={() => void EndDialog.load()} onClick={() => setOpen('end')}>
          {t('end')}
        </Button>
      )}
      <Suspense>
        {open === 'edit' && <EditDialog {...dialog} />}
        {open === 'end' && <EndDialog {...dialog} />}
      </Suspense>
    </div>
  )
}
