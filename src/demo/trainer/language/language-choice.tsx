import { use } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Choice, Labelled } from '../../director/parts/parts.tsx'
import { ChooseLanguageContext } from './choose-language.ts'
import { languages, languageFor } from './languages.ts'

/** Which language the page speaks. */
export function LanguageChoice() {
  const t = useTranslations('trainer')
  const language = useLocale()
  const choose = use(ChooseLanguageContext)
  return (
    <Labelled label={t('language')} className="w-36">
      <Choice value={language} onChange={({ target }) => choose(languageFor([target.value]))}>
        {languages.map(({ id, name }) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </Choice>
    </Labelled>
  )
}
