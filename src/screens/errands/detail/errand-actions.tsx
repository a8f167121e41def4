import { useTranslations } from 'use-intl'
import type { Errand } from '#gen/case_management/model.ts'
import { Button } from '#src/ui/actions/button.tsx'
import { edit } from '#src/ui/icons/editing.ts'
import { loadDialog } from '../edit/errand-dialogs.tsx'
import type { ErrandAct } from '../edit/errand-dialogs.tsx'

type Props = { errand: Errand; onAct: (act: ErrandAct) => void }

/** What its owner can do with an errand that is not over: complete it, and close it. */
export function ErrandActions({ errand, onAct }: Props) {
  const t = useTranslations('errands.detail')
  const reach = (name: ErrandAct['name']) => ({
    onFocus: () => loadDialog(name),
    onClick: () => onAct({ name, errand }),
  })
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      {errand.canEdit && (
        <Button small look="secondary" icon={edit} {...reach('edit')}>
          {t('edit')}
        </Button>
      )}
      {errand.canClose && (
        <Button small look="danger" {...reach('end')}>
          {t('end')}
        </Button>
      )}
    </div>
  )
}
