import type { Site } from '#src/sites/site.ts'
import { countryOf } from '../../../../../catalogue/site-of.ts'
import { contentWords } from '../../../../shared/words/by-country.ts'

type Typed = Readonly<{ projectType?: number | undefined; contractorType?: number | undefined }>

/** What kind of project it is: one of homes and houses (E-035), or one of a contractor (E-036). */
export function projectTypeWord({ projectType, contractorType }: Typed, site: Site): string | undefined {
  const words = contentWords(countryOf(site.key))
  if (projectType !== undefined) return words.projectType[projectType]
  return contractorType === undefined ? undefined : words.contractorType[contractorType]
}
