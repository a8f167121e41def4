import { createTranslator } from 'use-intl'
import type { Language } from '#src/sites/site.ts'
import { allTexts } from './all-texts.ts'

/** The texts of a language with their values, for tests in the browser: there only plain ones are strings. */
export const translated = (language: Language) =>
  createTranslator({ locale: language, messages: allTexts(language) })
