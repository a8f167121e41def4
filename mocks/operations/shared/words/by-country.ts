import type { Country } from '../../../catalogue/codes.ts'
import type { ContentWords } from './content-words.ts'
import { wordsFi } from './words-fi.ts'
import { wordsNb } from './words-nb.ts'
import { wordsSv } from './words-sv.ts'

const words: Readonly<Record<Country, ContentWords>> = { se: wordsSv, no: wordsNb, fi: wordsFi }

/** The words of a country's language. */
export const contentWords = (country: Country): ContentWords => words[country]
