import type { Site } from '#src/sites/site.ts'
import { areaPath } from '../../../catalogue/paths.ts'
import type { Area, Home, Stage } from '../../../catalogue/types.ts'
import type { Premises, ReferenceProject } from '../../../catalogue/company-types.ts'
import { worldIndexOf } from '../../../state/search/index/world-index.ts'
import type { World } from '../../../state/world.ts'
import { areaContent } from './parts/projects/area-content.ts'
import { objectContent } from './parts/homes/object-content.ts'
import { missingHomeContent } from './parts/homes/missing-home.ts'
import { premisesContent } from './parts/projects/premises-content.ts'
import { premisesHouseContent } from './parts/projects/premises-house.ts'
import { referenceContent } from './parts/projects/reference-content.ts'
import { showingContent } from './parts/projects/showing-content.ts'
import { stageContent } from './parts/projects/stage-content.ts'
import {
  breadcrumbsAbove,
  breadcrumbsToAreas,
  breadcrumbsToHomes,
  breadcrumbsToRoute,
} from './parts/pages/breadcrumbs.ts'
import type { PageParts } from './view-model.ts'

/** The page of an area. */
export function areaPage(world: World, site: Site, area: Area): PageParts | undefined {
  const { catalogue } = world
  const content = areaContent(world, worldIndexOf(world, site), area)
  if (!content) return undefined
  const path = areaPath(site.key, catalogue.municipality(area.municipalityId)?.slug ?? '', area.slug)
  return {
    id: `page-${area.id}`,
    path,
    template: 'area',
    title: `${area.name}, ${area.municipalityName}`,
    description: area.shortDescription,
    breadcrumbs: [...breadcrumbsToAreas(catalogue, site), { name: area.name, url: path }],
    imageUrl: content.summary.searchImage.url,
    data: { county: area.countyName, municipality: area.municipalityName, area: area.name },
    content,
  }
}

/** The page of a stage; its template says what kind it is (T-067, T-075, T-076, T-080). */
export function stagePage(world: World, site: Site, stage: Stage): PageParts | undefined {
  const { catalogue } = world
  const content = stageContent(world, worldIndexOf(world, site), stage)
  if (!content) return undefined
  const { name, url, shortDescription } = stage
  return {
    id: `page-${stage.id}`,
    path: url,
    template: stageTemplate(stage),
    title: `${name}, ${stage.areaName}`,
    description: shortDescription,
    breadcrumbs: [...breadcrumbsToHomes(catalogue, site, stage), { name, url }],
    imageUrl: stage.image.url,
    data: stageData(stage),
    content,
  }
}

function stageTemplate({ status, disposalForm }: Stage): PageParts['template'] {
  if (status === 'soldOut' || status === 'reference') return 'soldOut'
  if (status === 'succession') return 'successionStage'
  return disposalForm === 'tenancy' ? 'rentalProject' : 'stage'
}

function stageData({ id, status, countyName, municipalityName, areaName }: Stage) {
  return {
    stageId: id,
    stageStatus: status,
    county: countyName,
    municipality: municipalityName,
    area: areaName,
  }
}

/** The page of a home. */
export function homePage(world: World, site: Site, home: Home): PageParts | undefined {
  const { catalogue } = world
  const stage = catalogue.stage(home.stageId)
  const content = stage && objectContent(world, worldIndexOf(world, site), home, stage)
  if (!content) return undefined
  return {
    id: `page-${home.id}`,
    path: home.url,
    template: 'object',
    title: `${home.title}, ${home.stageName} ${home.objectNumber}`,
    description: home.description,
    breadcrumbs: [
      ...breadcrumbsToHomes(catalogue, site, home),
      { name: stage.name, url: stage.url },
      { name: home.objectNumber, url: home.url },
    ],
    imageUrl: home.image.url,
    data: { ...stageData(stage), objectId: home.id, objectStatus: content.summary.status },
    content,
  }
}

/** The page of an address below a stage that no home has (T-055). */
export function missingHomePage(world: World, site: Site, stage: Stage): PageParts {
  const content = missingHomeContent(stage, site)
  return {
    id: `page-${stage.id}-missing`.slice(0, 64),
    path: stage.url,
    template: 'notFoundObject',
    title: content.heading,
    description: content.preamble ?? '',
    noindex: true,
    breadcrumbs: [...breadcrumbsToHomes(world.catalogue, site, stage), { name: stage.name, url: stage.url }],
    imageUrl: stage.image.url,
    data: stageData(stage),
    content,
  }
}

/** The viewings of a stage: the form to sign up by, or the page that a QR code at the door leads to (T-073, T-074). */
export function showingPage(world: World, site: Site, stage: Stage, at: 'door' | 'form'): PageParts {
  const content = showingContent(world, stage, at)
  const path = `${stage.url}${at === 'door' ? 'qr' : 'visning'}/`
  return {
    id: `page-${stage.id}-${at}`.slice(0, 64),
    path,
    template: at === 'door' ? 'showingQr' : 'showingForm',
    title: content.heading,
    description: content.preamble ?? '',
    noindex: true,
    breadcrumbs: [
      ...breadcrumbsToHomes(world.catalogue, site, stage),
      { name: stage.name, url: stage.url },
      { name: content.heading, url: path },
    ],
    imageUrl: stage.image.url,
    data: stageData(stage),
    content,
  }
}

/** The house that premises lie in (T-057). */
export function premisesHousePage(
  world: World,
  site: Site,
  stage: Stage,
  premises: readonly Premises[],
): PageParts | undefined {
  const content = premisesHouseContent(world, worldIndexOf(world, site), stage, premises)
  const path = premises[0]?.url.replace(/[^/]+\/$/, '')
  if (!content || !path) return undefined
  return {
    id: `page-${stage.id}-premises`.slice(0, 64),
    path,
    template: 'premisesStage',
    title: content.heading,
    description: content.preamble ?? '',
    breadcrumbs: [
      ...breadcrumbsToRoute(world.catalogue, site, 'premises'),
      { name: content.heading, url: path },
    ],
    imageUrl: stage.image.url,
    data: stageData(stage),
    content,
  }
}

/** The page of premises. */
export function premisesPage({ catalogue }: World, site: Site, one: Premises): PageParts {
  return {
    id: `page-${one.id}`,
    path: one.url,
    template: 'premisesObject',
    title: one.name,
    description: one.shortDescription,
    breadcrumbs: [...breadcrumbsToRoute(catalogue, site, 'premises'), { name: one.name, url: one.url }],
    imageUrl: one.image.url,
    data: { premisesId: one.id, municipality: one.municipalityName },
    content: premisesContent(one, site, catalogue),
  }
}

/** The brand whose references have templates of their own (T-064). */
const secondBrand = 'Seniorgarden'

/** The page of a reference project. */
export function referencePage({ catalogue }: World, site: Site, project: ReferenceProject): PageParts {
  const { name, url } = project
  return {
    id: `page-${project.id}`,
    path: url,
    template: site.key === secondBrand ? 'referenceProjectSecondBrand' : 'referenceProject',
    title: name,
    description: project.shortDescription,
    breadcrumbs: [...breadcrumbsAbove(catalogue, site, url), { name, url }],
    imageUrl: project.image.url,
    data: { municipality: project.municipalityName },
    content: referenceContent(
      project,
      site,
      catalogue.referenceProjects.filter((one) => one.site === site.key),
    ),
  }
}
