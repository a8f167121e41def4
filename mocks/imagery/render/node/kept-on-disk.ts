import { randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keyOf } from '../order.ts'
import type { ImageFile, Rasterizer } from '../rasterizer.ts'

/**
 * Keeps the files that a rasterizer makes in a folder, one folder within it for each version of the drawing code. A disk
 * that cannot be written is no hindrance: the picture is made anew.
 */
export function keptOnDisk(rasterizer: Rasterizer, folder: string): Rasterizer {
  let prepared: Promise<string> | undefined
  const ready = () => (prepared ??= prepare(rasterizer, folder))
  return {
    version: rasterizer.version,
    async render(order) {
      const path = join(await ready(), `${keyOf(order)}.${order.format}`)
      const known = await readFile(path).catch(() => undefined)
      if (known) return { bytes: new Uint8Array(known), type: `image/${order.format}` }
      const file = await rasterizer.render(order)
      await write(path, file.bytes).catch(() => undefined)
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
