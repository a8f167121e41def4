import sharp, { type Sharp } from 'sharp'
import { fontFromPackage } from '../../lettering/font-file-node.ts'
import { useFontFile as letterIn } from '../../lettering/brand-lettering.ts'
import { drawPicture } from '../../pictures.ts'
import type { ImageFormat, ImageOrder } from '../order.ts'
import type { ImageFile } from '../rasterizer.ts'

// a picture takes one core: the others are for answers
sharp.concurrency(1)
sharp.cache(false)
letterIn(fontFromPackage)

const encode: Readonly<Record<ImageFormat, (image: Sharp, quality: number) => Sharp>> = {
  webp: (image, quality) => image.webp({ quality, effort: 3 }),
  avif: (image, quality) => image.avif({ quality: Math.round(quality * 0.8), effort: 2 }),
  jpeg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
  png: (image) => image.png({ palette: true }),
}

/** Draws a picture and makes a file of it, on the thread that calls. */
export async function rasterize({ picture, frame, format, quality }: ImageOrder): Promise<ImageFile> {
  const svg = await drawPicture(picture, frame)
  const image = sharp(Buffer.from(svg), { limitInputPixels: false }).flatten({ background: '#FFFFFF' })
  const bytes = await encode[format](image, quality).toBuffer()
  return { bytes: new Uint8Array(bytes), type: `image/${format}` }
}
