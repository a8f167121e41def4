import { expect, test } from 'vitest'
import { catalogueOf } from '../../catalogue/catalogue.ts'
import type { ImageOrder } from './order.ts'
import { warm } from './warm.ts'

const catalogue = catalogueOf({ referenceDate: '2026-11-20' })
const file = { bytes: new Uint8Array(1), type: 'image/webp' }

test('the start page and the first cards of each site are drawn ahead, one at a time', async () => {
  const drawn: ImageOrder[] = []
  let atOnce = 0
  const render = async (order: ImageOrder) => {
    expect(++atOnce).toBe(1)
    await Promise.resolve()
    atOnce--
    drawn.push(order)
    return file
  }
  await warm({ version: () => Promise.resolve(''), render }, catalogue, new AbortController().signal)
  expect(drawn.filter(({ picture }) => picture.kind === 'street')).toHaveLength(7)
  expect(drawn.filter(({ picture }) => picture.kind === 'scene').length).toBeGreaterThan(50)
})

test('nothing more is drawn once the server ends', async () => {
  const ending = new AbortController()
  let drawn = 0
  const render = () => {
    drawn++
    ending.abort()
    return Promise.resolve(file)
  }
  await warm({ version: () => Promise.resolve(''), render }, catalogue, ending.signal)
  expect(drawn).toBe(1)
})
