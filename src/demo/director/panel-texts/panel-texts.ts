import type { Language } from '#src/sites/site.ts'
import { en } from './en.ts'
import { fi } from './fi.ts'
import { nb } from './nb.ts'
import { sv } from './sv.ts'

/** What the panel says to those who lead a class or show the portal: in the language of the site beside it. */
export const panelTexts: Record<Language, typeof en> = { sv, nb, fi, en }
