/** Longest side of a picture that is searched: a photo of several megapixels holds no more of the code than this. */
const maxSide = 1200
/** A photo is worth a second; a camera frame is followed by another. */
const photoMs = 1000

type Source = { drawable: CanvasImageSource; width: number; height: number }

/** The text of the QR code in a photo; undefined when there is none, or the file is no picture. */
export async function qrOfPhoto(file: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const { width, height } = picture
  const text = await qrOf({ drawable: picture, width, height }, photoMs)
  picture.close()
  return text
}

/** The text of the QR code that a camera sees just now. */
export function qrOfVideo(video: HTMLVideoElement): Promise<string | undefined> {
  return qrOf({ drawable: video, width: video.videoWidth, height: video.videoHeight })
}

async function qrOf({ drawable, width, height }: Source, timeLimit?: number): Promise<string | undefined> {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context || canvas.width === 0 || canvas.height === 0) return undefined
  context.drawImage(drawable, 0, 0, canvas.width, canvas.height)
  const { decodeQR } = await import('qr/decode.js')
  try {
    const image = context.getImageData(0, 0, canvas.width, canvas.height)
    return decodeQR(image, timeLimit === undefined ? {} : { timeLimit })
  } catch {
    // the decoder throws when it finds nothing
    return undefined
  }
}
