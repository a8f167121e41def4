import { expect, test } from 'vitest'
import { distance, insideOf } from './geo.ts'

const stockholm = { lat: 59.3293, lng: 18.0686 }
const uppsala = { lat: 59.8586, lng: 17.6389 }
const nacka = { lat: 59.3105, lng: 18.1637 }

test('distances are metres along the ground', () => {
  expect(distance(stockholm, uppsala) / 1000).toBeCloseTo(63.6, 0)
  expect(distance(nacka, nacka)).toBe(0)
})

test('a circle, a box and a drawn outline each find what lies inside [N-023]', () => {
  const circle = insideOf({ kind: 'circle', center: stockholm, radius: 10_000 }, stockholm)
  expect([nacka, uppsala].map(circle)).toEqual([true, false])
  const box = insideOf(
    { kind: 'box', southWest: { lat: 59.2, lng: 18.1 }, northEast: { lat: 59.4, lng: 18.3 } },
    stockholm,
  )
  expect([nacka, stockholm].map(box)).toEqual([true, false])
  const triangle = [
    { lat: 59, lng: 17.9 },
    { lat: 59, lng: 18.3 },
    { lat: 59.6, lng: 18.1 },
  ]
  const outline = insideOf({ kind: 'polygon', points: triangle }, stockholm)
  expect([stockholm, nacka, uppsala].map(outline)).toEqual([true, true, false])
})

test('true means around the visitor, false means everywhere [N-023]', () => {
  expect([nacka, uppsala].map(insideOf(true, stockholm))).toEqual([true, false])
  expect([nacka, uppsala].map(insideOf(false, stockholm))).toEqual([true, true])
})
