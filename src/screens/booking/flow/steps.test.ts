import { expect, test } from 'vitest'
import { lastFormStep, needsHold, openedAt, placeOf, stepFrom, stepsOf } from './steps.ts'
import type { Step } from './steps.ts'

test('each variant takes its own steps in its own order [S-075, E-076, E-077, E-078]', () => {
  expect(stepsOf('one')).toEqual(['start-booking', 'personal-info', 'financing', 'sign', 'done'])
  expect(stepsOf('two')).toEqual(['start-booking', 'personal-info', 'documents', 'sign', 'payment', 'done'])
  expect(stepsOf('three')).toEqual([
    'start-booking',
    'personal-info',
    'choices',
    'financing',
    'accomodation',
    'sign',
    'payment',
    'done',
  ])
})

test.each([
  ['one', 'financing'],
  ['two', 'personal-info'],
  ['three', 'accomodation'],
] as const)('variant %s starts the booking once %s is filled in', (variant, step) => {
  expect(lastFormStep(variant)).toBe(step)
})

test('back from the first step and on from the last lead nowhere', () => {
  expect(stepFrom('two', 'start-booking', -1)).toBe('start-booking')
  expect(stepFrom('two', 'done', 1)).toBe('done')
  expect(stepFrom('three', 'financing', 1)).toBe('accomodation')
})

test('without a hold nobody is asked for anything, whatever they had come to', () => {
  expect(placeOf('two', 'personal-info', { isHeld: false })).toBe('start-booking')
  expect(placeOf('two', 'sign', { isHeld: false })).toBe('start-booking')
})

test('a home that is held leads back to the step one was at, and never past the start of the booking', () => {
  expect(placeOf('three', undefined, { isHeld: true })).toBe('personal-info')
  expect(placeOf('three', 'financing', { isHeld: true })).toBe('financing')
  expect(placeOf('three', 'sign', { isHeld: true })).toBe('accomodation')
  expect(placeOf('two', 'financing', { isHeld: true })).toBe('personal-info')
})

test('a booking that waits for its signature can be gone back over, and never past the signing', () => {
  const booking = 'readyToSign'
  expect(placeOf('two', undefined, { isHeld: true, booking })).toBe('documents')
  expect(placeOf('one', undefined, { isHeld: true, booking })).toBe('sign')
  expect(placeOf('two', 'personal-info', { isHeld: true, booking })).toBe('personal-info')
  expect(placeOf('two', 'payment', { isHeld: true, booking })).toBe('sign')
})

test('a link to a step leads to it, as far as the steps before it are filled in', () => {
  const filled = (step: Step) => step !== 'choices'
  expect(openedAt('one', 'financing', filled)).toBe('financing')
  expect(openedAt('three', 'financing', filled)).toBe('choices')
  expect(openedAt('three', 'personal-info', filled)).toBe('personal-info')
  expect(openedAt('two', 'financing', filled)).toBeUndefined()
  expect(openedAt('two', undefined, filled)).toBeUndefined()
})

test('what is signed is paid where the variant pays, and done where it does not', () => {
  expect(placeOf('two', 'personal-info', { isHeld: true, booking: 'signed' })).toBe('payment')
  expect(placeOf('one', 'sign', { isHeld: false, booking: 'signed' })).toBe('done')
  expect(placeOf('three', 'payment', { isHeld: false, booking: 'paid' })).toBe('done')
  expect(placeOf('two', undefined, { isHeld: false, booking: 'completed' })).toBe('done')
})

test('a booking that could not be prepared leads back to what was filled in', () => {
  expect(placeOf('two', 'documents', { isHeld: true, booking: 'failed' })).toBe('personal-info')
  expect(placeOf('one', 'sign', { isHeld: false, booking: 'cancelled' })).toBe('start-booking')
})

test('nothing is held for a booking that has come to its end: in Norway that is the signature, elsewhere the fee', () => {
  const held = (variant: 'one' | 'two') =>
    ([undefined, 'preparing', 'readyToSign', 'signed', 'paid', 'completed'] as const).filter((booking) =>
      needsHold(variant, booking),
    )
  expect(held('one')).toEqual([undefined, 'preparing', 'readyToSign'])
  expect(held('two')).toEqual([undefined, 'preparing', 'readyToSign', 'signed'])
})
