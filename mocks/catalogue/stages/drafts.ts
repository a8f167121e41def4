import type { SiteKey } from '#src/sites/site.ts'
import { phases } from '../codes.ts'
import type { Day } from '../dates.ts'
import { stagePicture } from '../images/pictures.ts'
import { recipeFor } from '../images/recipe.ts'
import { yellowPlaster } from '../images/finishes.ts'
import { associationIdFor } from '../people/association-id.ts'
import { staffFor } from '../people/staff.ts'
import { stagePath } from '../paths.ts'
import type { ProjectData } from '../projects/project-data.ts'
import { projectsOf } from '../projects/by-site.ts'
import { randomOf } from '../lib/random.ts'
import { languageOf, siteOf } from '../site-of.ts'
import { slug } from '../lib/slug.ts'
import { homePlace, nearTo } from '../terrain/home-place.ts'
import type { Area, Municipality } from '../types.ts'
import { stageWords } from '../words/by-language.ts'
import { describeStage } from './describe.ts'
import type { StageDraft } from './draft.ts'
import { disposalFormOf, plotTypeOf, projectTypeOf, residenceTypeOf } from './kind.ts'
import { schedule } from './schedule.ts'

export type World = Readonly<{ seed: string; today: Day; size: number }>

/** Where a project can lie. */
export type Places = Readonly<{
  areas: () => readonly Area[]
  areaNamed: (name: string) => Area
  municipality: (id: string) => Municipality
}>

/** Every stage of a site without its homes. A size above one adds later parts to each project. */
export function createDrafts(site: SiteKey, world: World, places: Places): StageDraft[] {
  const perArea = new Map<string, number>()
  return Array.from({ length: world.size }, (_, part) =>
    projectsOf(site).map((project) => {
      const count = (perArea.get(project.area) ?? 0) + 1
      perArea.set(project.area, count)
      return createDraft(
        part === 0 ? project : laterPart(project, part, places),
        site,
        world,
        places,
        1 + ((count - 1) % 5),
      )
    }),
  ).flat()
}

/** The same project over again under a name of its own, three phases on for each part. */
function laterPart(project: ProjectData, part: number, { areaNamed }: Places): ProjectData {
  const phase = phases[(phases.indexOf(project.phase) + 3 * part) % phases.length] ?? project.phase
  const word = stageWords[languageOf[areaNamed(project.area).country]].part
  const name = `${project.name} ${word} ${part + 1}`
  return { ...project, name, phase, entry: undefined, vip: undefined, status: undefined }
}

function createDraft(
  project: ProjectData,
  site: SiteKey,
  { seed, today }: World,
  places: Places,
  stagePhase: number,
): StageDraft {
  const key = slug(project.name.replace(/^(Brf|Kvarteret|Seniorhuset) /, ''))
  const random = randomOf(seed, 'stage', key)
  const area = places.areaNamed(project.area)
  const municipality = places.municipality(area.municipalityId)
  const { country } = area
  const residenceType = residenceTypeOf(project)
  const disposalForm = disposalFormOf(project)
  const concept = project.concept ?? 'original'
  const swanLabel = project.swan ?? false
  const recipe = recipeOf(key, project, site, area)
  const plan = schedule(project, { today, hasVip: siteOf(site).capabilities.vip }, random)
  const plotType = plotTypeOf(country === 'fi', random)
  const flats = residenceType === 'apartment'
  const id = `stage-${key}`
  const named = {
    key,
    id,
    name: project.name,
    slug: slug(project.name),
    site,
    stagePhase,
    phase: project.phase,
  }
  return {
    ...named,
    ...placeOf(area),
    ...plan,
    projectType: projectTypeOf(project),
    form: project.form,
    residenceType,
    disposalForm,
    plotType,
    concept,
    street: project.address?.[0] ?? area.street,
    streetNumber: project.address?.[1] ?? 2 * random.int(1, 24),
    postalCode: area.postalCode,
    city: area.city,
    geo: homePlace(
      area,
      places.areas(),
      nearTo(area.geo, random.between(-0.004, 0.004), random.between(-0.006, 0.006)),
      randomOf('home place', key),
    ),
    staggered: flats && plan.entryDate > today,
    hasExtraShowingsInfo: random.chance(0.2),
    swanLabel,
    energyClass: swanLabel ? random.pick(['A', 'B']) : random.pick(['B', 'B', 'C']),
    bookingFee: disposalForm === 'tenancy' ? 0 : { se: 25_000, no: 50_000, fi: 4_000 }[country],
    ...describeStage(
      { ...project, disposal: disposalForm, concept, swan: swanLabel, plotType },
      area,
      random,
    ),
    recipe,
    floors: recipe.floors,
    image: stagePicture(id, recipe, languageOf[country]),
    url: stagePath(site, municipality.slug, area.slug, named.slug),
    staff: staffFor(id, country, project.agent),
    ...associationIdFor(key, disposalForm),
    pricePerSquareMetre: municipality.pricePerSquareMetre,
  }
}

function recipeOf(key: string, { form }: ProjectData, site: SiteKey, area: Area) {
  const id = `stage-${key}`
  const water = area.setting === 'water' ? {} : { water: false }
  if (key === 'strandangen')
    return recipeFor(id, site, {
      form,
      floors: 5,
      roof: 'setback',
      time: 'dawn',
      season: 'summer',
      water: false,
      ...(yellowPlaster && { finish: yellowPlaster }),
    })
  return recipeFor(id, site, { form, ...water })
}

function placeOf(area: Area) {
  const { country, countyId, countyName, municipalityId, municipalityName, areaId, areaName } = area
  return { country, countyId, countyName, municipalityId, municipalityName, areaId, areaName }
}
