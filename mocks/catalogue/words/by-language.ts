import type { Language } from '#src/sites/site.ts'
import { homeWordsFi } from './homes-fi.ts'
import { homeWordsNb } from './homes-nb.ts'
import { homeWordsSv } from './homes-sv.ts'
import { stageWordsFi } from './stages-fi.ts'
import { stageWordsNb } from './stages-nb.ts'
import { stageWordsSv } from './stages-sv.ts'
import type { HomeWords, StageWords } from './words.ts'

type OfHomes = Exclude<Language, 'en'>

export const stageWords: Readonly<Record<OfHomes, StageWords>> = {
  sv: stageWordsSv,
  nb: stageWordsNb,
  fi: stageWordsFi,
}

export const homeWords: Readonly<Record<OfHomes, HomeWords>> = {
  sv: homeWordsSv,
  nb: homeWordsNb,
  fi: homeWordsFi,
}
