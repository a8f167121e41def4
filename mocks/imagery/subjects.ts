import type { Catalogue } from '../catalogue/catalogue.ts'
import {
  areaPicture,
  areaRecipe,
  pageRecipe,
  premisesRecipe,
  referenceRecipe,
  siteRecipe,
  stageLook,
  stageViews,
  viewRecipes,
} from '../catalogue/images/pictures.ts'
import type { FacadeRecipe } from '../catalogue/images/recipe.ts'
import { streetOf } from '../catalogue/images/street.ts'
import type { ImageRef } from '../catalogue/types.ts'
import { drawnSources } from './drawn-subjects.ts'
import type { PictureSource } from './picture-source.ts'
import type { Picture } from './pictures.ts'
import { ownValue } from '../engine/own-value.ts'

type Find = (catalogue: Catalogue, id: string) => PictureSource | undefined

/** What has a picture, by the second part of its path: a line for each kind. */
const sources: Readonly<Record<string, Find>> = {
  ...drawnSources,
  stage: (catalogue, id) => {
    const stage = catalogue.stage(id)
    return stage && scene(id, stage.recipe, stage.image)
  },
  // `/images/view/stage-furuskar-2.webp`: the house in another light
  view: (catalogue, id) => {
    const [, stageId = '', view] = /^(.+)-(\d)$/.exec(id) ?? []
    const stage = catalogue.stage(stageId)
    const recipe = stage && viewRecipes(stage.recipe)[Number(view) - 1]
    const image = stage && stageViews(stage)[Number(view)]
    return recipe && image && scene(stageId, recipe, image)
  },
  site: (catalogue, id) => {
    const stage = catalogue.stage(id)
    const recipe = stage && siteRecipe(stage)
    return recipe && scene(id, recipe, stageLook(stage, 'site'))
  },
  area: (catalogue, id) => {
    const area = catalogue.area(id)
    return area && scene(id, areaRecipe(area), areaPicture(area))
  },
  premises: (catalogue, id) => {
    const premises = catalogue.premisesById(id)
    const stage = premises && catalogue.stage(premises.stageId)
    // of the house, whose chance it has
    return stage && scene(stage.id, premisesRecipe(premises, stage), premises.image)
  },
  reference: (catalogue, id) => {
    const project = catalogue.referenceProject(id)
    return project && scene(id, referenceRecipe(project), project.image)
  },
  page: (catalogue, id) => {
    const page = catalogue.page(id)
    if (page?.template !== 'start') return page && scene(id, pageRecipe(id, page.site), page.image)
    const subject = { id, recipes: streetOf(id, page.site), label: page.image.altText }
    return sized({ kind: 'street', subject }, page.image)
  },
}

/** The picture at a path such as `/images/stage/stage-furuskar.webp`; nothing where there is no such picture. */
export function pictureAt(path: string, catalogue: Catalogue): PictureSource | undefined {
  const [, kind = '', id = ''] = /^\/images\/([a-z-]+)\/([a-z0-9-]+)\.[a-z]+$/.exec(path) ?? []
  return ownValue(sources, kind)?.(catalogue, id)
}

function scene(id: string, recipe: FacadeRecipe, image: ImageRef): PictureSource {
  return sized({ kind: 'scene', subject: { id, recipe, label: image.altText } }, image)
}

function sized(picture: Picture, { orgWidth, orgHeight }: ImageRef): PictureSource {
  return { picture, width: orgWidth, height: orgHeight }
}
