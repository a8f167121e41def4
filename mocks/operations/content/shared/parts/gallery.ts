import { areaPicture } from '../../../../catalogue/images/pictures.ts'
import { siteOf } from '../../../../catalogue/site-of.ts'
import type { Area, Home, ImageRef, Stage } from '../../../../catalogue/types.ts'
import { interiorPictures, mapPicture } from '../../../../imagery/drawn-pictures.ts'
import type { Shape } from '../types.ts'

/** The pictures of a home: its house, its rooms and the place it lies in; no map where nothing may lead to it. */
export function homeGallery(home: Home, stage: Stage | undefined, area: Area | undefined, withMap = true) {
  const { language } = siteOf(home.site)
  const inside = interiorPictures(home, language)
  const map = stage && withMap ? [mapPicture(stage, language)] : []
  return once([home.image, ...inside, ...pictureOf(area), ...map])
}

/** The pictures of a stage and of the place it lies in; where that is, its page shows by a map to move. */
export function stageGallery(stage: Stage, area: Area | undefined): Shape<'Image'>[] {
  return once([stage.image, ...pictureOf(area)])
}

const pictureOf = (area: Area | undefined): ImageRef[] => (area ? [areaPicture(area)] : [])

/** Each picture once. */
function once(all: readonly ImageRef[]): Shape<'Image'>[] {
  return [...new Map(all.map((image) => [image.url, image])).values()]
}
