import type { ImageOrder } from './order.ts'

export type ImageFile = Readonly<{ bytes: Uint8Array<ArrayBuffer>; type: string }>

/** Draws pictures and makes image files of them, however that is done where the mock runs. */
export type Rasterizer = Readonly<{
  /** Changes when the drawing code does: what was kept of another version is of no use. */
  version(): Promise<string>
  /** The same order gives the same bytes. */
  render(order: ImageOrder): Promise<ImageFile>
}>
