import type { Site } from '#src/sites/site.ts'
import { countryOf } from '../../../../../catalogue/site-of.ts'
import { fill } from '../../../../../catalogue/words/words.ts'
import type { Area, Stage } from '../../../../../catalogue/types.ts'
import type { Premises, ReferenceProject } from '../../../../../catalogue/company-types.ts'
import { projectTypeWord } from './project-type-word.ts'
import type { Shape } from '../../types.ts'
import { contentWords } from '../../../../shared/words/by-country.ts'
import { area, longDay, number, price } from '../../../../shared/page/formats.ts'
import { factRows } from '../../../../shared/page/home-facts.ts'

type Fact = Shape<'Fact'>

/** What to know of a stage beside what its card shows. */
export function stageFacts(stage: Stage): Fact[] {
  const words = contentWords(stage.country)
  return factRows([
    [words.facts.residenceType, words.residenceType[stage.residenceType]],
    [words.facts.disposalForm, words.disposalForm[stage.disposalForm]],
    [words.facts.homes, number(stage.summary.homes)],
    [words.facts.plotType, words.plotType[stage.plotType]],
    [words.facts.energyClass, stage.energyClass],
    [words.facts.address, `${stage.street}, ${stage.postalCode} ${stage.city}`],
  ])
}

/** What an area's stages come to. */
export function areaFacts({ country, municipalityName, countyName }: Area, stages: readonly Stage[]): Fact[] {
  const words = contentWords(country)
  const homes = stages.reduce((sum, { summary }) => sum + summary.homes, 0)
  const types = new Set(stages.map(({ residenceType }) => words.residenceType[residenceType]))
  return factRows([
    [words.facts.homes, number(homes)],
    [words.facts.residenceType, [...types].join(', ')],
    [words.facts.place, `${municipalityName}, ${countyName}`],
  ])
}

export function premisesFacts(one: Premises, site: Site): Fact[] {
  const words = contentWords(one.country)
  const { minArea, maxArea } = one
  return factRows([
    [words.facts.premisesType, words.premisesType[one.type]],
    [
      words.facts.area,
      minArea === maxArea ? area(site, minArea) : `${number(minArea)}–${area(site, maxArea)}`,
    ],
    [words.facts.yearlyRent, fill(words.rent, { rent: price(site, one.yearlyRent) })],
    [words.facts.moveIn, longDay(site, one.entryDate)],
    [words.facts.address, `${one.address}, ${one.municipalityName}`],
  ])
}

export function referenceFacts(project: ReferenceProject, site: Site): Fact[] {
  const words = contentWords(countryOf(site.key))
  const { status, customer, years, municipalityName, countyName, homes } = project
  return factRows([
    [words.facts.status, words.referenceStatus[status]],
    [words.facts.projectType, projectTypeWord(project, site)],
    [words.facts.homes, homes === undefined ? undefined : number(homes)],
    [words.facts.customer, customer],
    [words.facts.years, years],
    [words.facts.place, `${municipalityName}, ${countyName}`],
  ])
}
