import type { Rasterizer } from './rasterizer.ts'

/** Where nothing can make pixels, the drawing itself is the file, whatever format was asked for. */
export const drawnAsSvg: Rasterizer = {
  version: () => Promise.resolve('svg'),
  async render({ picture, frame }) {
    // loaded when it is needed: a server that has a rasterizer starts without
    const { drawPicture } = await import('../pictures.ts')
    const svg = await drawPicture(picture, frame)
    return { bytes: new TextEncoder().encode(svg), type: 'image/svg+xml' }
  },
}
