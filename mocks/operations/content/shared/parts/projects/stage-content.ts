import type { Site } from '#src/sites/site.ts'
import type { Catalogue } from '../../../../../catalogue/catalogue.ts'
import { phases } from '../../../../../catalogue/codes.ts'
import { stageFile } from '../../../../../catalogue/pages/files/home-files.ts'
import { languageOf } from '../../../../../catalogue/site-of.ts'
import { walksFrom } from '../../../../../catalogue/terrain/surroundings.ts'
import type { Area, Geo, Stage } from '../../../../../catalogue/types.ts'
import { saleDays, stageOnSale } from '../../../../../state/bookings/sale/on-sale.ts'
import type { SiteIndex } from '../../../../../state/search/index/site-index.ts'
import { hitNow } from '../../../../../state/search/filters/viewing-times.ts'
import { shownStages } from '../../../../../state/search/search-types.ts'
import type { World } from '../../../../../state/world.ts'
import type { Shape } from '../../types.ts'
import { contentWords } from '../../../../shared/words/by-country.ts'
import { stageFacts } from './facts.ts'
import { stageGallery } from '../gallery.ts'
import { paragraphs } from '../html.ts'
import { newsAbout } from '../pages/page-list.ts'
import { staffOf } from '../contacts.ts'
import { sitePlanOf } from './site-plan.ts'

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
  const words = contentWords(stage.country)
  return {
    kind: 'stage',
    heading: stage.name,
    preamble: stage.shortDescription,
    summary: hitNow(entry.hit, now),
    countyId: stage.countyId,
    countyName: stage.countyName,
    projectType: stage.projectType,
    plotType: stage.plotType,
    images: stageGallery(stage, area),
    phases: phasesOf(stage, site, now),
    ...(stage.status === 'vip' ? { vipText: words.vipText } : {}),
    hasExplorer: hasPicker(stage),
    clickToBuy: stageOnSale(stage, site, now) !== 'nobody',
    ...(site.bookingVariant ? { bookingVariant: site.bookingVariant } : {}),
    interestOpen: shownStages.includes(stage.status),
    facts: stageFacts(stage),
    sitePlan: sitePlanOf(stage, world.catalogue),
    distances: area ? distancesOf(stage.geo, area, world.catalogue) : [],
    ...(stage.hasExtraShowingsInfo ? { showingsInfo: paragraphs([words.showingsInfo]) } : {}),
    documents: documentsOf(stage),
    contacts: staffOf(world.catalogue, stage),
    news: newsAbout(stage.id, world.catalogue.site(site.key)),
    relatedStages: relatedTo(stage, index).map((hit) => hitNow(hit, now)),
    blocks: furtherText(stage),
  }
}

/** What the preamble has not said yet. */
function furtherText({ id, description: [, ...more] }: Stage): Shape<'StageContent'>['blocks'] {
  return more.length > 0 ? [{ type: 'richText', id: `${id}-text`, html: paragraphs(more) }] : []
}

/** A facade can be picked in as soon as there is something to pick, and until the house is a reference. */
const hasPicker = ({ residenceType, phase, status }: Stage): boolean =>
  residenceType === 'apartment' && phase !== 'planned' && status !== 'reference'

/** What can be read before the homes themselves are: plans of the economy come when homes are sold. */
function documentsOf({ id, country, disposalForm, status }: Stage): Shape<'PageDocument'>[] {
  const language = languageOf[country]
  const shared = disposalForm === 'condominium' && status !== 'planned'
  const keys = [
    'building-description',
    'house-rules',
    ...(shared ? (['economic-plan', 'statutes'] as const) : []),
  ] as const
  return keys.map((key) => stageFile(id, key, language))
}

/** How far one walks from here to what is close. */
export function distancesOf(geo: Geo, area: Area, { areas }: Catalogue): Shape<'Distance'>[] {
  return walksFrom(geo, area, areas).map(({ metres, name, kind, geo: at }) =>
    metres < 1000
      ? { name, kind, geo: at, value: metres, unit: 'm' }
      : { name, kind, geo: at, value: Math.round(metres / 100) / 10, unit: 'km' },
  )
}

/**
 * The phases of a project in their order, with the days that are known (E-007, G-013). It has come at least as far as the
 * last day that is past says; a window of VIP customers is not over before it ends. Where there are no VIP customers
 * nothing is sold to them first (F-004).
 */
function phasesOf(stage: Stage, site: Site, now: number): Shape<'ProjectPhase'>[] {
  const { vipStart, vipEnd = '', salesStart } = saleDays(stage, site)
  const days: Partial<Record<(typeof phases)[number], string>> = {
    ...(vipStart ? { vipSale: vipStart.slice(0, 10) } : {}),
    salesStart,
    moveIn: stage.entryDate,
  }
  const started = (phase: (typeof phases)[number]) => Date.parse(days[phase] ?? '9999-12-31') <= now
  const at = Math.max(phases.indexOf(stage.phase), phases.findLastIndex(started))
  const stateOf = (phase: (typeof phases)[number]) => {
    const index = phases.indexOf(phase)
    if (index === at || (phase === 'vipSale' && started(phase) && now <= Date.parse(vipEnd))) return 'current'
    return index < at ? 'done' : 'coming'
  }
  return phases
    .filter((phase) => site.capabilities.vip || !forVip.includes(phase))
    .map((phase) => ({
      id: phases.indexOf(phase) + 1,
      phase,
      state: stateOf(phase),
      ...(days[phase] ? { startsOn: days[phase] } : {}),
    }))
}

const forVip: readonly (typeof phases)[number][] = ['vipSale', 'vipProcessing']

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
