import type { CaseCountry } from '../place.ts'
import { caseWordsNb } from './case-words-nb.ts'
import { caseWordsSv } from './case-words-sv.ts'
import type { CaseWords } from './case-words-type.ts'

const words: Readonly<Record<CaseCountry, CaseWords>> = { se: caseWordsSv, no: caseWordsNb }

/** The words of a country. */
export const caseWords = (country: CaseCountry): CaseWords => words[country]
