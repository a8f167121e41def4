import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { languageOf, siteOf } from '../../../catalogue/site-of.ts'
import type { Stage } from '../../../catalogue/types.ts'
import { fill } from '../../../catalogue/words/words.ts'
import { archetypesOf } from '../../../imagery/interior/archetype.ts'
import { finishIds } from '../../../imagery/interior/finish.ts'
import type { FinishId } from '../../../imagery/interior/finish.ts'
import { standpoints } from '../../../imagery/panorama/cameras.ts'
import type { Picture } from '../../../imagery/pictures.ts'
import { floorPlanOf } from '../../../imagery/plan/floor-plan.ts'
import { siteColours } from '../../../imagery/plan/site-colours.ts'
import { planSubjectOf } from '../../../imagery/plan/subject.ts'
import { roomName } from '../../../imagery/plan/words.ts'
import type { Frame } from '../../../imagery/base/frame.ts'
import { writtenPaper } from './written-paper.ts'
import { homeDocuments, houseRules } from './documents.ts'
import { type BuiltHome, hasTour, homeNamed } from '../../../state/homes/home-tour.ts'
import { pickerOf } from '../shared/picker-source.ts'
import type { PickerSource } from '../shared/picker-source.ts'
import { sunSubject } from '../shared/sun-frames.ts'
import { minimapFrame } from '../shared/tour.ts'
import { siteFrame } from '../shared/views.ts'
import { explorerWords } from '../shared/words.ts'
import { ownValue } from '../../../engine/own-value.ts'

/** Where a file lies: the four parts of its address. */
export type FileAddress = Readonly<{
  stageId: string
  objectName: string
  viewName: string
  fileName: string
}>

/** What is in a file: a drawing as it is, a picture of so many pixels, or a document. */
export type ExternalFile = Readonly<
  | { as: 'svg'; picture: Picture }
  | { as: 'webp'; picture: Picture; frame: Frame; quality: number }
  | { as: 'pdf'; make: () => Promise<Uint8Array> }
>

/** Equirectangular: twice as wide as high. 100 degrees of it are as wide as the largest frame that shows it. */
const panoramaFrame = { width: 3072, height: 1536 } as const
const thumbnailFrame = { width: 320, height: 214 } as const

/** What an address of an external file leads to; undefined where there is nothing. */
export function externalFile(catalogue: Catalogue, address: FileAddress): ExternalFile | undefined {
  const stage = catalogue.stage(address.stageId)
  if (!stage) return writtenFile(catalogue, address)
  const document = documentFile(catalogue, stage, address) ?? writtenFile(catalogue, address)
  if (document) return document
  const picker = pickerOf(catalogue, stage.id)
  const facade = picker && facadeFile(picker, address)
  if (facade) return facade
  if (picker && address.objectName === 'site') return siteFile(picker, address)
  const named = homeNamed(catalogue.homesOfStage(stage.id), address.objectName)
  return named && hasTour(named.home) ? tourFile(named, stage, address) : undefined
}

function documentFile(
  catalogue: Catalogue,
  stage: Stage,
  { objectName, viewName, fileName }: FileAddress,
): ExternalFile | undefined {
  if (viewName !== 'documents') return undefined
  const { referenceDate: day } = catalogue
  const site = siteOf(stage.site)
  if (objectName === 'stage' && fileName === 'house-rules.pdf')
    return { as: 'pdf', make: () => houseRules({ stage, site, day }) }
  const named = homeNamed(catalogue.homesOfStage(stage.id), objectName)
  const document = ownValue(homeDocuments, fileName)
  return named && document && { as: 'pdf', make: () => document({ ...named, stage, site, day }) }
}

/** A document of words alone, as pages link to them: of a home, a stage, an association or the company. */
function writtenFile(catalogue: Catalogue, address: FileAddress): ExternalFile | undefined {
  const paper = writtenPaper(catalogue, address)
  return (
    paper && {
      as: 'pdf',
      make: async () => (await import('../../../imagery/document/typeset.ts')).typeset(paper),
    }
  )
}

function facadeFile(
  source: PickerSource,
  { objectName, viewName, fileName }: FileAddress,
): ExternalFile | undefined {
  const facade = source.facades.find((one) => one.objectName === objectName && one.side === viewName)
  if (!facade) return undefined
  const { stage } = source
  if (fileName === 'facade.svg') {
    const language = languageOf[stage.country]
    const subject = { id: stage.id, layout: facade.layout, label: facade.alt, language }
    return { as: 'svg', picture: { kind: 'facade', subject } }
  }
  const subject = sunSubject(source, facade, fileName)
  return subject && { as: 'svg', picture: { kind: 'sun', subject } }
}

function siteFile(
  { stage, site, siteAlt }: PickerSource,
  { viewName, fileName }: FileAddress,
): ExternalFile | undefined {
  if (viewName !== 'plan' || fileName !== 'site.webp') return undefined
  const subject = { id: stage.id, layout: site, brand: siteColours[stage.site].brand, label: siteAlt }
  return { as: 'webp', picture: { kind: 'sitePlan', subject }, frame: siteFrame, quality: 80 }
}

function tourFile(
  { home, rooms }: BuiltHome,
  stage: Stage,
  { viewName, fileName }: FileAddress,
): ExternalFile | undefined {
  const plan = planSubjectOf(home, rooms)
  if (!plan) return undefined
  const words = explorerWords(plan.language === 'en' ? 'sv' : plan.language)
  const [, level] = /^plan-(\d)\.webp$/.exec(fileName) ?? []
  const floors = floorPlanOf(plan)
  if (viewName === 'minimap') {
    const at = Number(level) - 1
    if (!floors.levels[at]) return undefined
    const label = fill(words.floor, { number: at + 1 })
    const subject = { ...plan, colours: siteColours[stage.site], label, level: at }
    return { as: 'webp', picture: { kind: 'plan', subject }, frame: minimapFrame, quality: 80 }
  }
  const { time } = stage.recipe
  for (const { id: camera, room } of standpoints(floors)) {
    const named = (finish: FinishId) => ({
      plan,
      camera,
      finish,
      time,
      label: fill(words.tour, { room: roomName(room, plan.language), furnishing: words.furnishings[finish] }),
    })
    if (viewName === 'thumbs' && fileName === `${camera}.webp`)
      return {
        as: 'webp',
        picture: { kind: 'glimpse', subject: named('light-oak') },
        frame: thumbnailFrame,
        quality: 75,
      }
    for (const finish of finishIds) {
      const archetype = archetypesOf[finish].find((one) => fileName === `${camera}-${finish}-${one}.webp`)
      if (viewName === 'panorama' && archetype)
        return {
          as: 'webp',
          picture: { kind: 'panorama', subject: { ...named(finish), archetype } },
          frame: panoramaFrame,
          quality: 72,
        }
    }
  }
  return undefined
}
