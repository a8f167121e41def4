import type { Language } from '#src/sites/site.ts'
import type { Persona } from '../control.ts'
import { fi } from './fi.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

/** Notes by the id of a persona; English ones come with the persona. */
export const notes = { sv, nb, fi }

/** What is special about somebody, and the language that it is told in: English where nobody has said it in another. */
export function noteOf({ id, special }: Persona, language: Language): { text: string; lang: Language } {
  const text = language === 'en' ? undefined : notes[language][id]
  return text === undefined ? { text: special, lang: 'en' } : { text, lang: language }
}
