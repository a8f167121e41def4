import type { Language } from '#src/sites/site.ts'
import type { Persona } from '../control.ts'
import { noteOf } from './note-of.ts'

type Props = { person: Persona; language: Language; className?: string }

/** What is special about somebody. */
export function PersonaNote({ person, language, className }: Props) {
  const { text, lang } = noteOf(person, language)
  return (
    <span lang={lang} className={className}>
      {text}
    </span>
  )
}
