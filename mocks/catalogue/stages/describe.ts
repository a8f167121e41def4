import type { Concept, DisposalForm, PlotType } from '../codes.ts'
import type { ProjectData } from '../projects/project-data.ts'
import type { Random } from '../lib/random.ts'
import { languageOf } from '../site-of.ts'
import type { Area } from '../types.ts'
import { stageWords } from '../words/by-language.ts'
import { fill } from '../words/words.ts'
import { knownTexts } from './known-texts.ts'

export type Described = ProjectData &
  Readonly<{ disposal: DisposalForm; concept: Concept; swan: boolean; plotType: PlotType }>

/** A line or two for cards, and paragraphs for the page, in the country's language. */
export function describeStage(project: Described, area: Area, random: Random) {
  const words = stageWords[languageOf[area.country]]
  const values = { area: area.name, place: area.municipalityName }
  const opening = fill(random.pick(words.opening[area.setting]), values)
  const form = random.pick(words.form[project.form])
  const shortDescription = knownTexts[project.name] ?? `${opening} ${form}`
  if (project.form === 'plots') return { shortDescription, description: [shortDescription] }
  const neighbours = project.form !== 'villas' && project.form !== 'pairs'
  const more = [
    ...(project.concept === 'original' ? [] : [words.concept[project.concept]]),
    random.pick(words.closing),
    ...(neighbours ? [random.pick(words.shared)] : []),
    ...(project.disposal === 'condominium' ? [words.association[project.plotType]] : []),
    ...(project.disposal === 'tenancy' ? [words.tenancy] : []),
    ...(project.swan ? [words.swan] : []),
  ]
  return { shortDescription, description: [shortDescription, more.join(' ')] }
}
