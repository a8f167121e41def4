import type { CaseCountry } from '../place.ts'
import { eventWordsNb } from './event-words-nb.ts'
import { eventWordsSv } from './event-words-sv.ts'
import type { EventWords } from './event-words-type.ts'

const words: Readonly<Record<CaseCountry, EventWords>> = { se: eventWordsSv, no: eventWordsNb }

/** The words of a country. */
export const eventWords = (country: CaseCountry): EventWords => words[country]
