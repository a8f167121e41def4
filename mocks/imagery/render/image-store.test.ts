import { expect, test, vi } from 'vitest'
import { recipeFor } from '../../catalogue/images/recipe.ts'
import { imageStore } from './image-store.ts'
import { orderOf } from './order.ts'
import type { ImageOrder } from './order.ts'
import type { ImageFile } from './rasterizer.ts'

function order(id: string): ImageOrder {
  const subject = { id, recipe: recipeFor(id, 'Jmse'), label: '' }
  return orderOf({ picture: { kind: 'scene', subject }, width: 1200, height: 800 }, { width: 600 }, 'webp')
}

function rasterizer(bytes = 100) {
  const render = vi.fn<(order: ImageOrder) => Promise<ImageFile>>(() =>
    Promise.resolve({ bytes: new Uint8Array(bytes), type: 'image/webp' }),
  )
  return { render, version: () => Promise.resolve('1') }
}

test('whoever asks for the same picture at the same time shares one drawing, and who asks later too', async () => {
  const made = rasterizer()
  const store = imageStore(made)
  const [first, second] = await Promise.all([store.get(order('a')), store.get(order('a'))])
  expect(second).toBe(first)
  expect(await store.get(order('a'))).toBe(first)
  expect(made.render).toHaveBeenCalledTimes(1)
})

test('when the room is full, what was not asked for longest leaves first', async () => {
  const made = rasterizer(100)
  const store = imageStore(made, 250)
  for (const id of ['a', 'b', 'a', 'c']) await store.get(order(id))
  made.render.mockClear()
  await store.get(order('a'))
  await store.get(order('c'))
  expect(made.render).not.toHaveBeenCalled()
  await store.get(order('b'))
  expect(made.render).toHaveBeenCalledTimes(1)
})

test('a failure is not kept: the next one who asks has another try', async () => {
  const made = rasterizer()
  made.render.mockRejectedValueOnce(new Error('no memory'))
  const store = imageStore(made)
  await expect(store.get(order('a'))).rejects.toThrow('no memory')
  expect((await store.get(order('a'))).type).toBe('image/webp')
})

test('the mark of a file is known without making it, and changes with the code that draws', async () => {
  const made = rasterizer()
  const mark = await imageStore(made).etag(order('a'))
  expect(mark).toMatch(/^"[\w-]+"$/)
  expect(await imageStore({ ...made, version: () => Promise.resolve('2') }).etag(order('a'))).not.toBe(mark)
  expect(made.render).not.toHaveBeenCalled()
})
