import type { Image } from '#gen/content/model.ts'
import { imageUrl } from '#src/lib/pictures/image-url.ts'
import type { ImageWidth } from '#src/lib/pictures/image-url.ts'
import { apiBase } from '../base-url.ts'

/** What tells a picture of the content service from others, and its size in pixels. */
export type Picture = Pick<Image, 'url' | 'orgWidth' | 'orgHeight'>

export type ImageSpec = {
  /** Widths to choose from, the smallest first; the browser takes what suits its screen. */
  widths: readonly [ImageWidth, ...ImageWidth[]]
  /** How wide it is drawn, as the attribute `sizes` has it. */
  sizes: string
  /** Width by height; without one the picture keeps its own shape. */
  ratio?: number
}

/** The attributes of an img for a picture of the content service (C-097, F-022), with the space it takes known at once. */
export function imageAttributes({ url, orgWidth, orgHeight }: Picture, { widths, sizes, ratio }: ImageSpec) {
  const source = (width: ImageWidth) => imageUrl(apiBase(), url, width, ratio)
  const width = widths[0]
  return {
    src: source(widths.at(-1) ?? width),
    srcSet: widths.map((one) => `${source(one)} ${one}w`).join(', '),
    sizes,
    width,
    height: Math.round(width / (ratio ?? orgWidth / orgHeight)),
  }
}

/** Asks for a picture at an address and waits until it is there, in the browser's cache. @throws when it is not to be had */
export async function findPicture(address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`No picture: ${answer.status}`)
  await answer.blob()
}
