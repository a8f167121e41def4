import { useFontFile as letterIn } from '../../lettering/brand-lettering.ts'
import { fontFromBuild } from '../../lettering/font-file-browser.ts'
import { drawPicture } from '../../pictures.ts'
import type { ImageOrder } from '../order.ts'
import type { ImageFile, Rasterizer } from '../rasterizer.ts'

/**
 * Draws on a canvas of the page, one picture after the other with a pause between them, so that the page stays quick.
 * A format that this browser cannot write comes as the one it writes instead, and says so.
 */
export function canvasRasterizer(): Rasterizer {
  letterIn(fontFromBuild)
  let last: Promise<unknown> = Promise.resolve()
  return {
    // the name of a built file changes with what is in it
    version: () => Promise.resolve(new URL(import.meta.url).pathname.replaceAll(/\W+/g, '-')),
    render(order) {
      const mine = last.then(pause).then(() => rasterize(order))
      last = mine.catch(() => undefined)
      return mine
    },
  }
}

const pause = () => new Promise<void>((done) => setTimeout(done))

async function rasterize({ picture, frame, format, quality }: ImageOrder): Promise<ImageFile> {
  const { width, height } = frame
  const drawing = new Blob([await drawPicture(picture, frame)], { type: 'image/svg+xml' })
  const canvas = new OffscreenCanvas(width, height)
  // kept in plain memory: reading a picture back from the graphics card holds up the page for half a second
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas to draw on')
  context.fillStyle = '#FFFFFF'
  context.fillRect(0, 0, width, height)
  const address = URL.createObjectURL(drawing)
  try {
    const image = new Image(width, height)
    image.src = address
    await image.decode()
    context.drawImage(image, 0, 0, width, height)
  } finally {
    URL.revokeObjectURL(address)
  }
  const file = await canvas.convertToBlob({ type: `image/${format}`, quality: quality / 100 })
  return { bytes: new Uint8Array(await file.arrayBuffer()), type: file.type }
}
