import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keyOf } from '../order.ts'
import type { ImageFile, Rasterizer } from '../rasterizer.ts'
import { RoomOnDisk } from './room-on-disk.ts'

/** How much the kept files may take up: some ten thousand cards. */
const usualRoom = 256 * 1024 * 1024

/**
 * Keeps the files that a rasterizer makes in a folder, one folder within it for each version of the drawing code, up to
 * `room` bytes: what was not asked for longest leaves first. A disk that cannot be written is no hindrance: the picture is
 * made anew.
 */
export function keptOnDisk(rasterizer: Rasterizer, folder: string, room = usualRoom): Rasterizer {
  let prepared: Promise<{ own: string; taken: RoomOnDisk }> | undefined
  const ready = () =>
    (prepared ??= prepare(rasterizer, folder).then(async (own) => {
      const taken = new RoomOnDisk(own, room)
      await taken.clear()
      return { own, taken }
    }))
  return {
    version: rasterizer.version,
    async render(order) {
      const { own, taken } = await ready()
      const path = join(own, `${keyOf(order)}.${order.format}`)
      const known = await readFile(path).catch(() => undefined)
      if (known) {
        const now = new Date()
        await utimes(path, now, now).catch(() => undefined)
        return { bytes: new Uint8Array(known), type: `image/${order.format}` }
      }
      const file = await rasterizer.render(order)
      await write(path, file.bytes)
        .then(() => taken.took(file.bytes.length))
        .catch(() => undefined)
      return file
    },
  }
}

/** The folder of the present version; those of others are removed. */
async function prepare(rasterizer: Rasterizer, folder: string): Promise<string> {
  const version = await rasterizer.version()
  const own = join(folder, version)
  await mkdir(own, { recursive: true }).catch(() => undefined)
  const others = (await readdir(folder).catch(() => [])).filter((name) => name !== version)
  await Promise.all(others.map((name) => rm(join(folder, name), { recursive: true, force: true })))
  return own
}

/** Whole or not at all, whoever else writes the same file. */
async function write(path: string, bytes: ImageFile['bytes']): Promise<void> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, bytes)
  await rename(draft, path)
}
