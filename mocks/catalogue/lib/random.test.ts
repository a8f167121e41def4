import { expect, test } from 'vitest'
import { hash, randomOf } from './random.ts'

test('the hash is FNV-1a, by its published vectors', () => {
  expect(hash('')).toBe(0x811c9dc5)
  expect(hash('a')).toBe(0xe40c292c)
  expect(hash('foobar')).toBe(0xbf9cf968)
})

test('the same keys give the same numbers, other keys others', () => {
  const draw = (...keys: string[]) => {
    const random = randomOf(...keys)
    return Array.from({ length: 20 }, () => random.next())
  }
  expect(draw('a', 'b')).toEqual(draw('a', 'b'))
  expect(draw('a', 'b')).not.toEqual(draw('a', 'c'))
})

test('numbers fill their range evenly and never leave it', () => {
  const random = randomOf('evenness')
  const throws = Array.from({ length: 6000 }, () => random.int(1, 6))
  for (const side of [1, 2, 3, 4, 5, 6]) {
    const count = throws.filter((value) => value === side).length
    expect(Math.abs(count - 1000)).toBeLessThan(130)
  }
  expect(Math.min(...throws)).toBe(1)
  expect(Math.max(...throws)).toBe(6)
  for (let i = 0; i < 1000; i++) {
    const value = random.between(-2, 3)
    expect(value).toBeGreaterThanOrEqual(-2)
    expect(value).toBeLessThan(3)
  }
})

test('shuffling keeps every item and leaves the list it was given alone', () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8]
  const shuffled = randomOf('order').shuffle(items)
  expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect(shuffled).not.toEqual(items)
  expect(shuffled.toSorted((a, b) => a - b)).toEqual(items)
})

test('a certain chance always comes and an impossible one never', () => {
  const random = randomOf('chance')
  for (let i = 0; i < 100; i++) {
    expect(random.chance(1)).toBe(true)
    expect(random.chance(0)).toBe(false)
  }
})

test('picking from nothing is an error', () => {
  expect(() => randomOf('x').pick([])).toThrow(RangeError)
})
