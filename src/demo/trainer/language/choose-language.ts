import { createContext } from 'react'
import type { Language } from '#src/sites/site.ts'

/** Puts the trainer's page into another language. */
export const ChooseLanguageContext = createContext<(language: Language) => void>(() => {})
