import type { WireLocale } from '#src/sites/site.ts'
import { ownValue } from '../../../engine/own-value.ts'
import { en } from '../../../sheets/texts/en.ts'
import { fi } from '../../../sheets/texts/fi.ts'
import { no } from '../../../sheets/texts/no.ts'
import { sv } from '../../../sheets/texts/sv.ts'

const texts = { sv, en, no, fi }

/** What a sheet is called, and what its step of an id says. */
export function sheetWords(sheetId: string, language: WireLocale = 'en') {
  const words = ownValue(texts[language], sheetId)
  return { title: words?.title ?? sheetId, of: (stepId: string) => words?.steps[stepId] ?? stepId }
}
