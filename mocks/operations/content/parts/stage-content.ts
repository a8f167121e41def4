import type { Site } from '#src/sites/site.ts'
import { phases } from '../../../catalogue/codes.ts'
import type { Area, Stage } from '../../../catalogue/types.ts'
import type { SiteIndex } from '../../../state/search/site-index.ts'
import { current } from '../../../state/search/times.ts'
import { shownStages } from '../../../state/search/vocabulary.ts'
import type { World } from '../../../state/world.ts'
import type { Shape } from '../service.ts'
import { contentWords } from '../words/by-country.ts'
import { stageFacts } from './facts.ts'
import { paragraphs } from './html.ts'
import { staffOf } from './people.ts'

/** Other stages that are shown below one. */
const maxRelated = 3

/** What the page of a stage shows, or undefined for a stage that the site does not have. */
export function stageContent(
  world: World,
  index: SiteIndex,
  stage: Stage,
): Shape<'StageContent'> | undefined {
  const { site } = index
  const now = world.clock.now()
  const entry = index.stage(stage.id)
  if (!entry) return undefined
  const area = world.catalogue.area(stage.areaId)
  return {
    kind: 'stage',
    heading: stage.name,
    preamble: stage.shortDescription,
    summary: current(entry.hit, now),
    countyId: stage.countyId,
    countyName: stage.countyName,
    projectType: stage.projectType,
    plotType: stage.plotType,
    images: [stage.image],
    phases: phasesOf(stage),
    ...(stage.status === 'vip' ? { vipText: contentWords(stage.country).vipText } : {}),
    hasExplorer: stage.residenceType === 'apartment',
    clickToBuy: isBookable(stage, site),
    ...(site.bookingVariant ? { bookingVariant: site.bookingVariant } : {}),
    interestOpen: shownStages.includes(stage.status),
    facts: stageFacts(stage, site),
    distances: area ? distancesOf(area) : [],
    documents: [],
    contacts: staffOf(world.catalogue, stage),
    news: [],
    relatedStages: relatedTo(stage, index).map((hit) => current(hit, now)),
    blocks: [{ type: 'richText', id: `${stage.id}-text`, html: paragraphs(stage.description) }],
  }
}

/** Whether homes of a stage can be booked online. */
export function isBookable({ status, bookingFee }: Stage, { capabilities }: Site): boolean {
  return capabilities.booking && bookingFee > 0 && (status === 'forSale' || status === 'moveInReady')
}

/** How far it is to what is close. */
export function distancesOf({ nearby }: Area): Shape<'Distance'>[] {
  return nearby.map(({ name, metres }) =>
    metres < 1000
      ? { name, value: metres, unit: 'm' }
      : { name, value: Math.round(metres / 100) / 10, unit: 'km' },
  )
}

/** The phases of a project in their order, with the days that are known (E-007, G-013). */
function phasesOf({ phase, salesStart, vipStart, entryDate }: Stage): Shape<'ProjectPhase'>[] {
  const days: Partial<Record<(typeof phases)[number], string>> = {
    ...(vipStart ? { vipSale: vipStart.slice(0, 10) } : {}),
    salesStart,
    moveIn: entryDate,
  }
  const at = phases.indexOf(phase)
  return phases.map((one, index) => {
    const startsOn = days[one]
    const state = index < at ? 'done' : index === at ? 'current' : 'coming'
    return { id: index + 1, phase: one, state, ...(startsOn ? { startsOn } : {}) }
  })
}

/** What is for sale in the same area, else in the same municipality or county. */
function relatedTo(stage: Stage, { stages }: SiteIndex): Shape<'SearchHit'>[] {
  const others = stages.filter(
    ({ id, hit }) => id !== stage.id && shownStages.some((shown) => shown === hit.status),
  )
  const close = (one: (typeof others)[number]) => {
    if (one.areaId === stage.areaId) return 0
    if (one.hit.municipality === stage.municipalityName) return 1
    return one.countyId === stage.countyId ? 2 : 3
  }
  const near = others
    .filter((one) => close(one) < 3)
    .sort((a, b) => close(a) - close(b) || (a.id < b.id ? -1 : 1))
  return near.slice(0, maxRelated).map(({ hit }) => hit)
}
