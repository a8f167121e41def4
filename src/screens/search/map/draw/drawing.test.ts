import { expect, test } from 'vitest'
import { drawStep } from './drawing.ts'

const corner = (lat: number) => ({ lat, lng: 18 })
const two = [corner(59), corner(60)]

test('an area is set corner by corner and is whole from three on', () => {
  expect(drawStep(two, { kind: 'done' })).toEqual({ kind: 'open', corners: two })
  const three = drawStep(two, { kind: 'corner', at: corner(61) })
  expect(three).toEqual({ kind: 'open', corners: [...two, corner(61)] })
  expect(drawStep([...two, corner(61)], { kind: 'done' }).kind).toBe('whole')
})

test('a stroke around an area makes it at once, whatever was set before', () => {
  const points = [corner(1), corner(2), corner(3)]
  expect(drawStep(two, { kind: 'outline', points })).toEqual({ kind: 'whole', corners: points })
})

test('the last corner can be taken back, and all can be given up', () => {
  expect(drawStep(two, { kind: 'back' })).toEqual({ kind: 'open', corners: [corner(59)] })
  expect(drawStep([], { kind: 'back' })).toEqual({ kind: 'open', corners: [] })
  expect(drawStep(two, { kind: 'cancel' })).toEqual({ kind: 'off' })
})
