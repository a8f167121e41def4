import { expect, test } from 'vitest'
import { imageUrl, imageWidths } from './image-url.ts'

test('a picture is asked for with width, height, quality 75, crop and webp [F-022, K-033]', () => {
  const url = new URL(imageUrl('http://localhost:4010', '/bilder/hus å.webp', 600, 3 / 2))
  expect(url.pathname).toBe('/contentservice/image')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    src: '/bilder/hus å.webp',
    width: '600',
    height: '400',
    quality: '75',
    crop: 'true',
    format: 'webp',
  })
})

test('without a ratio the picture keeps its shape', () => {
  expect(imageUrl('', '/a.webp', 300)).not.toMatch(/height|crop/)
})

test('pictures come in nine widths [K-032]', () => {
  expect(imageWidths).toEqual([100, 300, 400, 600, 900, 1200, 1600, 1900, 2560])
})
