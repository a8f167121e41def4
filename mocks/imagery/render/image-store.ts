import { keyOf } from './order.ts'
import type { ImageOrder } from './order.ts'
import type { ImageFile, Rasterizer } from './rasterizer.ts'

/** The files of pictures, each made once and then kept in memory as long as there is room. */
export type ImageStore = Readonly<{
  get(order: ImageOrder): Promise<ImageFile>
  /** Tells one version of a file from another, without making it (RFC 9110 §8.8.3). */
  etag(order: ImageOrder): Promise<string>
}>

const usualRoom = 32 * 1024 * 1024

/** Keeps what a rasterizer makes, up to `room` bytes; what was not asked for longest leaves first. */
export function imageStore(rasterizer: Rasterizer, room = usualRoom): ImageStore {
  const kept = new Map<string, ImageFile>()
  const underWay = new Map<string, Promise<ImageFile>>()
  let bytes = 0

  function keep(key: string, file: ImageFile): void {
    kept.set(key, file)
    bytes += file.bytes.length
    for (const [oldest, { bytes: freed }] of kept) {
      if (bytes <= room) return
      kept.delete(oldest)
      bytes -= freed.length
    }
  }

  function make(key: string, order: ImageOrder): Promise<ImageFile> {
    const making = Promise.resolve(order)
      .then(rasterizer.render)
      .then((file) => {
        keep(key, file)
        return file
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  return {
    get(order) {
      const key = keyOf(order)
      const known = kept.get(key)
      if (!known) return underWay.get(key) ?? make(key, order)
      kept.delete(key)
      kept.set(key, known)
      return Promise.resolve(known)
    },
    etag: async (order) => `"${await rasterizer.version()}-${keyOf(order)}-${order.format}"`,
  }
}
