import { hash } from '../../catalogue/lib/random.ts'
import type { Frame } from '../base/frame.ts'
import { within } from '../base/numbers.ts'
import type { Picture } from '../pictures.ts'
import type { PictureSource } from '../picture-source.ts'

export const imageFormats = ['webp', 'avif', 'jpeg', 'png'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** A picture at a size, as a file of a format; quality is 1 to 100. */
export type ImageOrder = Readonly<{ picture: Picture; frame: Frame; format: ImageFormat; quality: number }>

/** What may be asked of a picture beside its format; pixels. */
export type Asked = Readonly<{ width?: number; height?: number | undefined; crop?: boolean | undefined }>

/**
 * The size at which a picture is drawn. Without crop it keeps its shape and fits into width and height; with crop it is
 * composed for the shape they have. It is never larger than its source.
 */
export function frameOf(source: Frame, { width = source.width, height, crop = false }: Asked): Frame {
  if (crop && height !== undefined) {
    const share = Math.min(1, source.width / width, source.height / height)
    return rounded(width * share, height * share)
  }
  const share = Math.min(1, width / source.width, (height ?? source.height) / source.height)
  return rounded(source.width * share, source.height * share)
}

function rounded(width: number, height: number): Frame {
  return { width: within(Math.round(width), 1, 4000), height: within(Math.round(height), 1, 4000) }
}

/** The order of a picture at a size. */
export function orderOf(
  { picture, ...source }: PictureSource,
  asked: Asked,
  format: ImageFormat,
  quality = 75,
): ImageOrder {
  return { picture, frame: frameOf(source, asked), format, quality }
}

/** A short name of an order, the same for the same order alone: what it is kept under. */
export function keyOf(order: ImageOrder): string {
  const text = JSON.stringify(order)
  const { width, height } = order.frame
  return `${hash(text).toString(36)}${hash(`/${text}`).toString(36)}-${width}x${height}`
}
