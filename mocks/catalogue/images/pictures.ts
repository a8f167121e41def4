import type { Language, SiteKey } from '#src/sites/site.ts'
import type { Country } from '../codes.ts'
import { languageOf, siteOf } from '../site-of.ts'
import type { Area, ImageRef, Stage } from '../types.ts'
import type { Premises, ReferenceProject } from '../company-types.ts'
import { randomOf } from '../lib/random.ts'
import { altText, streetAltText } from './alt-text.ts'
import { recipeFor } from './recipe.ts'
import type { FacadeRecipe, Season, TimeOfDay } from './recipe.ts'
import { streetOf } from './street.ts'

/** Kinds of things that have a picture of houses; the second part of an image's path. */
export type PicturedKind = 'stage' | 'view' | 'site' | 'area' | 'premises' | 'reference' | 'page'

type Shape = Readonly<{ orgWidth: number; orgHeight: number }>

/** The shape of a picture of a house, and of one that goes from edge to edge of a page. */
const card: Shape = { orgWidth: 2400, orgHeight: 1600 }
const banner: Shape = { orgWidth: 2560, orgHeight: 960 }

/** A picture that the mock draws from this recipe when its path is asked for. */
export function picture(
  kind: PicturedKind,
  id: string,
  recipe: FacadeRecipe,
  language: Language,
  shape = card,
): ImageRef {
  return { url: imagePath(kind, id), altText: altText(recipe, language), ...shape }
}

/** The picture of a page: a row of houses on a start page, a house on any other. */
export function pagePicture(id: string, site: SiteKey, isStart: boolean): ImageRef {
  const { language } = siteOf(site)
  const [first] = isStart ? streetOf(id, site) : []
  if (!first) return picture('page', id, pageRecipe(id, site), language, banner)
  return { url: imagePath('page', id), altText: streetAltText(first, language), ...banner }
}

/** The recipe of a page's picture: the contractor shows what it builds, half of it while it is being built. */
export function pageRecipe(id: string, site: SiteKey): FacadeRecipe {
  const isSite = site === 'JmEntreprenad' && randomOf('dock', id).chance(0.5)
  return recipeFor(id, site, isSite ? { look: 'buildingSite' } : {})
}

function imagePath(kind: PicturedKind, id: string): string {
  return `/images/${kind}/${id}.webp`
}

/** The recipe of an area's picture, in the mood of the country's main site. */
export function areaRecipe({ id, country, setting }: Area): FacadeRecipe {
  return recipeFor(id, mainSites[country], { water: setting === 'water' })
}

export function areaPicture(area: Area): ImageRef {
  return picture('area', area.id, areaRecipe(area), languageOf[area.country])
}

/** The recipe of the picture of premises: the house they lie in, each of them in another light. */
export function premisesRecipe({ number }: Pick<Premises, 'number'>, { recipe }: Pick<Stage, 'recipe'>) {
  return viewRecipes(recipe)[number - 1] ?? recipe
}

export function premisesPicture(
  premises: Pick<Premises, 'id' | 'number'>,
  stage: Pick<Stage, 'recipe' | 'country'>,
): ImageRef {
  return picture('premises', premises.id, premisesRecipe(premises, stage), languageOf[stage.country])
}

const mainSites: Readonly<Record<Country, SiteKey>> = { se: 'Jmse', no: 'Jmno', fi: 'Jmoy' }

/** The recipe of a contract: what goes on is shown as a building site, and detached houses (E-035) as such. */
export function referenceRecipe({
  id,
  site,
  status,
  projectType,
}: Pick<ReferenceProject, 'id' | 'site' | 'status' | 'projectType'>) {
  if (status === 'ongoing') return recipeFor(id, site, { look: 'buildingSite' })
  return recipeFor(id, site, projectType === 1 ? { form: 'villas' } : {})
}

export function stagePicture(id: string, recipe: FacadeRecipe, language: Language): ImageRef {
  return picture('stage', id, recipe, language)
}

/** In what light and season the homes of a stage are shown, so that a list of them is no row of the same picture. */
const lights: readonly (readonly [TimeOfDay, Season])[] = [
  ['day', 'summer'],
  ['evening', 'autumn'],
  ['dawn', 'spring'],
  ['winterLight', 'winter'],
  ['evening', 'summer'],
]

/** The recipes of a stage in other lights and seasons than its own. */
export function viewRecipes(recipe: FacadeRecipe): FacadeRecipe[] {
  return lights
    .filter(([time, season]) => time !== recipe.time || season !== recipe.season)
    .map(([time, season]) => ({ ...recipe, time, season }))
}

/** A stage in one of its lights, which count from 0, or on its way up. */
export type StageLook = number | 'site'

/** The recipe of a stage on its way up; nothing of low houses, which are built without a crane. */
export function siteRecipe({ recipe }: Pick<Stage, 'recipe'>): FacadeRecipe | undefined {
  const isHigh = !['rowHouses', 'pairs', 'villas', 'plots'].includes(recipe.form)
  return isHigh ? { ...recipe, look: 'buildingSite' } : undefined
}

/** The recipe of a stage as asked for, or its own where there is none. */
export const lookRecipe = (stage: Pick<Stage, 'recipe'>, look: StageLook): FacadeRecipe =>
  (look === 'site' ? siteRecipe(stage) : viewRecipes(stage.recipe)[look - 1]) ?? stage.recipe

/** The picture of a stage as asked for, or as it is shown everywhere where there is none. */
export function stageLook(
  stage: Pick<Stage, 'id' | 'recipe' | 'image' | 'country'>,
  look: StageLook,
): ImageRef {
  if (look !== 'site') return stageViews(stage)[look] ?? stage.image
  const recipe = siteRecipe(stage)
  return recipe ? picture('site', stage.id, recipe, languageOf[stage.country]) : stage.image
}

/** The pictures that the homes of a stage have, each home one: that of the stage, and the house in other lights. */
export function stageViews(stage: Pick<Stage, 'id' | 'recipe' | 'image' | 'country'>): ImageRef[] {
  const { id, recipe, image, country } = stage
  const views = viewRecipes(recipe).map((other, at) =>
    picture('view', `${id}-${at + 1}`, other, languageOf[country]),
  )
  return [image, ...views]
}
