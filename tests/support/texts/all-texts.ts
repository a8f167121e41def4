import { byFolder } from '#src/i18n/messages.ts'
import type { Messages } from '#src/i18n/messages.ts'
import type { Language } from '#src/sites/site.ts'

const files = import.meta.glob<object>(
  '../../../src/{app,features/*,screens/*,screens/*/*}/messages.*.json',
  {
    eager: true,
    import: 'default',
  },
)

/** All texts of a language at once. */
export function allTexts(language: Language): Messages {
  const spoken = Object.entries(files).filter(([path]) => path.endsWith(`.${language}.json`))
  return byFolder(Object.fromEntries(spoken)) as Messages
}
