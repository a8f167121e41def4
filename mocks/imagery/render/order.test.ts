import { expect, test } from 'vitest'
import { recipeFor } from '../../catalogue/images/recipe.ts'
import { frameOf, keyOf, orderOf } from './order.ts'

const source = { width: 2400, height: 1600 }
const subject = { id: 'a', recipe: recipeFor('a', 'Jmse'), label: 'Hus' }
const picture = { ...source, picture: { kind: 'scene', subject } } as const

test('without crop a picture keeps its shape and fits into width and height [C-097]', () => {
  expect(frameOf(source, { width: 600 })).toEqual({ width: 600, height: 400 })
  expect(frameOf(source, { width: 600, height: 200 })).toEqual({ width: 300, height: 200 })
})

test('with crop it fills width and height [C-097]', () => {
  expect(frameOf(source, { width: 400, height: 500, crop: true })).toEqual({ width: 400, height: 500 })
  expect(frameOf(source, { width: 400, crop: true })).toEqual({ width: 400, height: 267 })
})

test('it is never larger than its source, and keeps the shape that was asked for', () => {
  expect(frameOf(source, { width: 2560 })).toEqual(source)
  expect(frameOf(source, { width: 1600, height: 3200, crop: true })).toEqual({ width: 800, height: 1600 })
})

test('orders that differ in anything are kept apart, equal ones are one', () => {
  const orders = [
    orderOf(picture, { width: 600 }, 'webp'),
    orderOf(picture, { width: 400 }, 'webp'),
    orderOf(picture, { width: 600 }, 'jpeg'),
    orderOf(picture, { width: 600 }, 'webp', 50),
    orderOf(picture, { width: 600, height: 600, crop: true }, 'webp'),
  ]
  expect(new Set(orders.map(keyOf)).size).toBe(orders.length)
  expect(keyOf(orderOf(picture, { width: 600 }, 'webp', 75))).toBe(orders[0] && keyOf(orders[0]))
})
