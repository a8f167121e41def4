import { qrPicture } from '#src/lib/pictures/qr-picture.ts'

/** The code of a text on a canvas, with a margin in squares of so many pixels each. */
export async function codeCanvas(text: string, margin: number, scale: number): Promise<HTMLCanvasElement> {
  const picture = new Image()
  picture.src = await qrPicture(text, { correction: 'low', margin })
  await picture.decode()
  const [, side] = /viewBox="0 0 (\d+)/.exec(decodeURIComponent(picture.src)) ?? []
  const canvas = document.createElement('canvas')
  canvas.width = Number(side) * scale
  canvas.height = canvas.width
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.width)
  return canvas
}
