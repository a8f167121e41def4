import type { SiteKey } from '#src/sites/site.ts'
import { languageOf, siteOf } from '../site-of.ts'
import type { Area, Premises, Stage } from '../types.ts'
import { altText } from './alt-text.ts'
import { facade } from './facade.ts'
import { areaRecipe, pictureKinds, premisesRecipe } from './pictures.ts'
import type { PictureKind } from './pictures.ts'
import { recipeFor } from './recipe.ts'
import type { FacadeRecipe } from './recipe.ts'

/** What has a picture. */
export type Drawable = Readonly<{
  stage(id: string): Stage | undefined
  area(id: string): Area | undefined
  premisesById(id: string): Premises | undefined
  /** The site of a page or a reference project with this id. */
  siteOfPage(id: string): SiteKey | undefined
}>

/** The SVG at a path such as `/images/stage/stage-furuskar.svg`; nothing where there is no such picture. */
export function drawImage(path: string, catalogue: Drawable): string | undefined {
  const [, kind, id] = /^\/images\/([a-z]+)\/([a-z0-9-]+)\.svg$/.exec(path) ?? []
  if (!id || !pictureKinds.includes(kind as PictureKind)) return undefined
  const plan = planOf(kind as PictureKind, id, catalogue)
  return plan && facade(plan.recipe, id, altText(plan.recipe, plan.language))
}

type Plan = Readonly<{ recipe: FacadeRecipe; language: Parameters<typeof altText>[1] }>

function planOf(kind: PictureKind, id: string, catalogue: Drawable): Plan | undefined {
  if (kind === 'stage') {
    const stage = catalogue.stage(id)
    return stage && { recipe: stage.recipe, language: languageOf[stage.country] }
  }
  if (kind === 'area') {
    const area = catalogue.area(id)
    return area && { recipe: areaRecipe(area), language: languageOf[area.country] }
  }
  if (kind === 'premises') {
    const premises = catalogue.premisesById(id)
    return (
      premises && { recipe: premisesRecipe(id, premises.country), language: languageOf[premises.country] }
    )
  }
  const site = catalogue.siteOfPage(id)
  return site && { recipe: recipeFor(id, site), language: siteOf(site).language }
}
