import { ToolButton } from '../director/parts.tsx'
import { ToolDialog } from './tool-dialog.tsx'
import { texts } from './trainer-texts.ts'

/** Something that cannot be undone, asked before it is done. */
export type Question = { title: string; about: string; action: string; onYes: () => void }

/** Asks before something is done that cannot be undone; Escape is no. */
export const ConfirmDialog = ({ question, onClose }: { question: Question; onClose: () => void }) => (
  <ToolDialog title={question.title} onClose={onClose}>
    <p className="my-3 text-ink-2">{question.about}</p>
    <div className="trainer-buttons justify-end">
      <ToolButton onClick={onClose}>{texts.sure.keep}</ToolButton>
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
