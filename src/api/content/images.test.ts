// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { imageAttributes } from './images.ts'

const image = { url: '/images/stage/a.svg', orgWidth: 2400, orgHeight: 1600 }

test('a picture comes in the widths there are, with quality 75, and its place is known beforehand [F-022]', () => {
  const { src, srcSet, width, height } = imageAttributes(image, {
    widths: [400, 600],
    sizes: '50vw',
    ratio: 2,
  })
  const query = new URL(src).searchParams
  expect(Object.fromEntries(query)).toEqual({
    src: '/images/stage/a.svg',
    width: '600',
    height: '300',
    quality: '75',
    crop: 'true',
    format: 'webp',
  })
  expect(srcSet).toMatch(/width=400.* 400w, .*width=600.* 600w$/)
  expect([width, height]).toEqual([400, 200])
})

test('without a ratio it keeps its own shape', () => {
  const { src, width, height } = imageAttributes(image, { widths: [600], sizes: '100vw' })
  expect(new URL(src).searchParams.has('crop')).toBe(false)
  expect([width, height]).toEqual([600, 400])
})
