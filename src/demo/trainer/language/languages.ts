import type { Language, WireLocale } from '#src/sites/site.ts'

/** The languages of the trainer's page, each by its own name. */
export const languages: readonly { id: Language; name: string }[] = [
  { id: 'sv', name: 'Svenska' },
  { id: 'en', name: 'English' },
  { id: 'nb', name: 'Norsk' },
  { id: 'fi', name: 'Suomi' },
]

/** What a language is called where the mock is asked for texts. */
export const wireLocaleOf = (language: Language): WireLocale => (language === 'nb' ? 'no' : language)

/** Norwegian goes by three codes. */
const aliases: Readonly<Record<string, Language>> = { no: 'nb', nn: 'nb' }

/** The first of the languages somebody asks for, as `fi-FI` or `sv`, that the page speaks; English if it speaks none. */
export function languageFor(asked: readonly string[]): Language {
  const codes = asked.map((tag) => tag.toLowerCase().split('-')[0] ?? '')
  const spoken = codes.map((code) => languages.find(({ id }) => id === (aliases[code] ?? code))?.id)
  return spoken.find((id) => id !== undefined) ?? 'en'
}
