import type { Language } from '#src/sites/site.ts'
import { close } from '#src/ui/icons/actions.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { ToolButton } from '../director/parts/parts.tsx'
import { lessonTexts } from './lesson-texts.ts'

type Props = { language: Language; text: string; onClose: () => void }

/** What the trainer tells everybody; told at once to those who listen. */
export function MessageBar({ language, text, onClose }: Props) {
  const texts = lessonTexts[language]
  return (
    <aside aria-label={texts.message} lang={language} className="lesson-message bg-paper text-ink">
      <p role="alert" className="min-w-0 grow wrap-anywhere">
        <span className="block text-micro text-ink-2">{texts.message}</span>
        {text}
      </p>
      <ToolButton aria-label={texts.closeMessage} onClick={onClose}>
        <Icon path={close} />
      </ToolButton>
    </aside>
  )
}
