import type { Site } from '#src/sites/site.ts'
import { areaPath } from '../../catalogue/paths.ts'
import type { Area, Home, Premises, ReferenceProject, Stage } from '../../catalogue/types.ts'
import { siteIndexOf } from '../../state/search/site-index.ts'
import type { World } from '../../state/world.ts'
import { areaContent } from './parts/area-content.ts'
import { objectContent } from './parts/object-content.ts'
import { premisesContent } from './parts/premises-content.ts'
import { referenceContent } from './parts/reference-content.ts'
import { stageContent } from './parts/stage-content.ts'
import { trailAbove, trailToAreas, trailToHomes, trailToRoute } from './parts/trail.ts'
import type { PageParts } from './view-model.ts'

/** The page of an area. */
export function areaPage(world: World, site: Site, area: Area): PageParts | undefined {
  const { catalogue } = world
  const content = areaContent(world, siteIndexOf(catalogue, site), area)
  if (!content) return undefined
  const path = areaPath(site.key, catalogue.municipality(area.municipalityId)?.slug ?? '', area.slug)
  return {
    id: `page-${area.id}`,
    path,
    template: 'area',
    title: `${area.name}, ${area.municipalityName}`,
    description: area.shortDescription,
    breadcrumbs: [...trailToAreas(catalogue, site), { name: area.name, url: path }],
    imageUrl: content.summary.searchImage.url,
    data: { county: area.countyName, municipality: area.municipalityName, area: area.name },
    content,
  }
}

/** The page of a stage; its template says what kind it is (T-067, T-075, T-076, T-080). */
export function stagePage(world: World, site: Site, stage: Stage): PageParts | undefined {
  const { catalogue } = world
  const content = stageContent(world, siteIndexOf(catalogue, site), stage)
  if (!content) return undefined
  const { name, url, shortDescription } = stage
  return {
    id: `page-${stage.id}`,
    path: url,
    template: stageTemplate(stage),
    title: `${name}, ${stage.areaName}`,
    description: shortDescription,
    breadcrumbs: [...trailToHomes(catalogue, site, stage), { name, url }],
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
  const content = stage && objectContent(world, siteIndexOf(catalogue, site), home, stage)
  if (!content) return undefined
  return {
    id: `page-${home.id}`,
    path: home.url,
    template: 'object',
    title: `${home.title}, ${home.stageName} ${home.objectNumber}`,
    description: home.description,
    breadcrumbs: [
      ...trailToHomes(catalogue, site, home),
      { name: stage.name, url: stage.url },
      { name: home.objectNumber, url: home.url },
    ],
    imageUrl: home.image.url,
    data: { ...stageData(stage), objectId: home.id, objectStatus: home.status },
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
    breadcrumbs: [...trailToRoute(catalogue, site, 'premises'), { name: one.name, url: one.url }],
    imageUrl: one.image.url,
    data: { premisesId: one.id, municipality: one.municipalityName },
    content: premisesContent(one, site),
  }
}

/** The page of a reference project. */
export function referencePage({ catalogue }: World, site: Site, project: ReferenceProject): PageParts {
  const { name, url } = project
  return {
    id: `page-${project.id}`,
    path: url,
    template: 'referenceProject',
    title: name,
    description: project.shortDescription,
    breadcrumbs: [...trailAbove(catalogue, site, url), { name, url }],
    imageUrl: project.image.url,
    data: { municipality: project.municipalityName },
    content: referenceContent(project),
  }
}
