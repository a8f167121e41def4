import type { Language, SiteKey } from '#src/sites/site.ts'
import type { Country } from '../codes.ts'
import { languageOf } from '../site-of.ts'
import type { Area, ImageRef } from '../types.ts'
import { altText } from './alt-text.ts'
import { recipeFor } from './recipe.ts'
import type { FacadeRecipe } from './recipe.ts'

/** Kinds of things that have a picture; the second part of an image's path. */
export const pictureKinds = ['stage', 'area', 'premises', 'reference', 'page'] as const
export type PictureKind = (typeof pictureKinds)[number]

/** A picture of 3:2 that the mock draws from this recipe when its path is asked for. */
export function picture(kind: PictureKind, id: string, recipe: FacadeRecipe, language: Language): ImageRef {
  return {
    url: `/images/${kind}/${id}.svg`,
    altText: altText(recipe, language),
    orgWidth: 2400,
    orgHeight: 1600,
  }
}

/** The recipe of an area's picture, in the mood of the country's main site. */
export function areaRecipe({ id, country, setting }: Area): FacadeRecipe {
  return recipeFor(id, mainSites[country], { water: setting === 'water' })
}

export function areaPicture(area: Area): ImageRef {
  return picture('area', area.id, areaRecipe(area), languageOf[area.country])
}

/** The recipe of the picture of premises: the house they lie in. */
export function premisesRecipe(id: string, country: Country): FacadeRecipe {
  return recipeFor(id, mainSites[country], { form: 'block', water: false })
}

const mainSites: Readonly<Record<Country, SiteKey>> = { se: 'Jmse', no: 'Jmno', fi: 'Jmoy' }

export function stagePicture(id: string, recipe: FacadeRecipe, language: Language): ImageRef {
  return picture('stage', id, recipe, language)
}
