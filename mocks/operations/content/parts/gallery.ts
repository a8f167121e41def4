import { areaPicture } from '../../../catalogue/images/pictures.ts'
import type { Area, ImageRef } from '../../../catalogue/types.ts'
import type { Shape } from '../service.ts'

/** Pictures of something, then of the place it lies in; each once. */
export function galleryOf(own: readonly ImageRef[], area: Area | undefined): Shape<'Image'>[] {
  const all = [...own, ...(area ? [areaPicture(area)] : [])]
  return [...new Map(all.map((image) => [image.url, image])).values()]
}
