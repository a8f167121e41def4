/** Widths that pictures come in, in pixels (K-032). */
export const imageWidths = [100, 300, 400, 600, 900, 1200, 1600, 1900, 2560] as const
export type ImageWidth = (typeof imageWidths)[number]

/**
 * Where a picture of the content service is found at a size: with width, height, quality 75, crop and webp (F-022). The
 * height follows from the ratio of width to height; without one the picture keeps its own shape.
 */
export function imageUrl(apiBase: string, src: string, width: ImageWidth, ratio?: number): string {
  const query = new URLSearchParams({ src, width: String(width), quality: '75', format: 'webp' })
  if (ratio !== undefined) {
    query.set('height', String(Math.round(width / ratio)))
    query.set('crop', 'true')
  }
  return `${apiBase}/contentservice/image?${query}`
}
