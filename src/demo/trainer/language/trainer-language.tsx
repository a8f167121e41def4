import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { IntlProvider, useTranslations } from 'use-intl'
import type { Messages } from '#src/i18n/messages.ts'
import type { Language } from '#src/sites/site.ts'
import { keepIn } from '#src/lib/storage/keep-in.ts'
import { ChooseLanguageContext } from './choose-language.ts'
import { languageFor } from './languages.ts'
import en from '../messages.en.json'
import fi from '../messages.fi.json'
import nb from '../messages.nb.json'
import sv from '../messages.sv.json'

const messages: Record<Language, Messages['trainer']> = { sv, en, nb, fi }

const key = 'trainer-language'

/**
 * Lets the trainer's page speak the language that was chosen on it, which this browser remembers; until then the one
 * that the browser asks for. It stands beside no site that would have one.
 */
export function TrainerLanguage({ children }: { children: ReactNode }) {
  const [language, speak] = useState(() =>
    languageFor([localStorage.getItem(key) ?? '', ...navigator.languages]),
  )
  const texts = useMemo(() => ({ trainer: messages[language] }), [language])
  const choose = useMemo(
    () => (chosen: Language) => {
      keepIn(localStorage, key, chosen)
      speak(chosen)
    },
    [],
  )
  return (
    <ChooseLanguageContext value={choose}>
      <IntlProvider locale={language} messages={texts}>
        <DocumentLanguage language={language} />
        {children}
      </IntlProvider>
    </ChooseLanguageContext>
  )
}

/** The document is named and read out in the language of the page. */
function DocumentLanguage({ language }: { language: Language }) {
  const t = useTranslations('trainer')
  useEffect(() => {
    document.documentElement.lang = language
    document.title = t('title')
  }, [language, t])
  return null
}
