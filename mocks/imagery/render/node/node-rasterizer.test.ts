import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recipeFor } from '../../../catalogue/images/recipe.ts'
import { keyOf, orderOf } from '../order.ts'
import type { ImageOrder } from '../order.ts'
import type { ImageFile } from '../rasterizer.ts'
import { keptOnDisk } from './kept-on-disk.ts'
import { nodeRasterizer } from './node-rasterizer.ts'

// a process has to be started first
vi.setConfig({ testTimeout: 20_000 })

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'))
})
afterEach(() => rm(folder, { recursive: true }))

function order(id: string): ImageOrder {
  const subject = { id, recipe: recipeFor(id, 'Jmse'), label: '' }
  return orderOf({ picture: { kind: 'scene', subject }, width: 1200, height: 800 }, { width: 100 }, 'webp')
}

function painter(version = '1') {
  const render = vi.fn<(order: ImageOrder) => Promise<ImageFile>>(() =>
    Promise.resolve({ bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' }),
  )
  return { render, version: () => Promise.resolve(version) }
}

test('a picture is drawn in a process of its own, kept, and the same after a restart', async () => {
  const first = await nodeRasterizer({ folder }).render(order('a'))
  expect(new TextDecoder().decode(first.bytes.slice(0, 4))).toBe('RIFF')
  const version = await nodeRasterizer().version()
  const kept = await readFile(join(folder, version, `${keyOf(order('a'))}.webp`))
  expect(kept.equals(first.bytes)).toBe(true)
  const again = await nodeRasterizer({ folder }).render(order('a'))
  expect(Buffer.from(again.bytes).equals(first.bytes)).toBe(true)
})

test('an order that can not be drawn is refused, and the next one is drawn all the same', async () => {
  const rasterizer = nodeRasterizer()
  const impossible = {
    ...order('a'),
    picture: { kind: 'nothing', subject: {} } as unknown as ImageOrder['picture'],
  }
  await expect(rasterizer.render(impossible)).rejects.toThrow('TypeError')
  expect((await rasterizer.render(order('a'))).type).toBe('image/webp')
})

test('what lies on the disk is not drawn again', async () => {
  const made = painter()
  await keptOnDisk(made, folder).render(order('a'))
  await keptOnDisk(made, folder).render(order('a'))
  expect(made.render).toHaveBeenCalledTimes(1)
  expect(await readdir(join(folder, '1'))).toEqual([`${keyOf(order('a'))}.webp`])
})

test('pictures of code that draws otherwise are thrown away', async () => {
  await mkdir(join(folder, 'old'))
  await writeFile(join(folder, 'old', 'x.webp'), '')
  await keptOnDisk(painter('new'), folder).render(order('a'))
  expect(await readdir(folder)).toEqual(['new'])
})

test('what was not asked for longest leaves the disk when there is no more room', async () => {
  const made = painter()
  const age = (id: string, minutes: number) => {
    const time = new Date(Date.now() - minutes * 60_000)
    return utimes(join(folder, '1', `${keyOf(order(id))}.webp`), time, time)
  }
  const before = keptOnDisk(made, folder, 10)
  for (const [at, id] of ['a', 'b', 'c'].entries()) {
    await before.render(order(id))
    await age(id, 9 - at)
  }
  // asked for again after a restart, so that another one is the oldest
  const after = keptOnDisk(made, folder, 10)
  await after.render(order('a'))
  expect(made.render).toHaveBeenCalledTimes(3)
  await after.render(order('d'))
  const kept = await readdir(join(folder, '1'))
  expect(kept.toSorted()).toEqual(['a', 'd'].map((id) => `${keyOf(order(id))}.webp`).toSorted())
})

test('a disk that can not be written is no hindrance', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const { bytes } = await keptOnDisk(painter(), join(file, 'images')).render(order('a'))
  expect([...bytes]).toEqual([1, 2, 3])
})
