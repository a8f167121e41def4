import { useTranslations } from 'use-intl'
import { ToolButton } from '../../director/parts/parts.tsx'
import { ToolDialog } from './tool-dialog.tsx'

/** Something that cannot be undone, asked before it is done. */
export type Question = { title: string; about: string; action: string; onYes: () => void }

/** Asks before something is done that cannot be undone; Escape is no. */
export function ConfirmDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const t = useTranslations('trainer')
  return (
    <ToolDialog title={question.title} onClose={onClose}>
      <p className="my-3 text-ink-2">{question.about}</p>
      <div className="trainer-buttons justify-end">
        <ToolButton onClick={onClose}>{t('sure.keep')}</ToolButton>
        <ToolButton
          look="danger"
          onClick={() => {
            onClose()
            question.onYes()
          }}
        >
          {question.action}
        </ToolButton>
      </div>
    </ToolDialog>
  )
}
