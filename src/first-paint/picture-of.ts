import { imageAttributes } from '#src/api/content/images.ts'
import type { ImageSpec, Picture } from '#src/api/content/images.ts'
import { element } from './element.ts'

/** From one edge of the window to the other. */
export const windowSizes: ImageSpec = { widths: [600, 900, 1200, 1600, 1900, 2560], sizes: '100vw' }

/** The house of a project, from one edge to the other. */
export const stageSizes: ImageSpec = { ...windowSizes, ratio: 5 / 2 }

/** The plan of a home. */
export const planSizes: ImageSpec = {
  widths: [600, 900, 1200, 1600],
  sizes: '(width < 68.8125rem) 100vw, 53rem',
}

/** A card in a list. */
export const cardSizes: ImageSpec = {
  widths: [400, 600, 900],
  sizes: '(width < 39.125rem) calc(100vw - 2.5rem), (width < 68.8125rem) 45vw, 26.5rem',
  ratio: 3 / 2,
}

/** A picture that is asked for at once, with the address that the portal's own will have. */
export function pictureOf(image: Picture, spec: ImageSpec, className: string): HTMLImageElement {
  const { srcSet, sizes, src } = imageAttributes(image, spec)
  const picture = element('img', `w-full bg-surface ${className}`)
  // the source comes last, so that it is looked for once
  picture.setAttribute('fetchpriority', 'high')
  return Object.assign(picture, { alt: '', sizes, srcset: srcSet, src })
}
