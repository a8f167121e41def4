import { expect, test } from 'vitest'
import { interestForm, toInterest } from './interest-form.ts'

const filled = {
  firstName: ' Joel ',
  lastName: 'Åkerlund',
  email: 'joel@example.com ',
  phoneNumber: '070-1740651',
  minRooms: '2',
  maxRooms: '',
  message: '',
  terms: true as const,
}

/** The fields that are refused. */
const wrong = (changes: object) => [
  ...new Set(interestForm.safeParse({ ...filled, ...changes }).error?.issues.map(({ path }) => path[0])),
]

test('a form that is filled in becomes a request, without spaces around what was typed [G-088]', () => {
  const form = interestForm.parse({ ...filled, message: ' Finns det förråd? ' })
  expect(toInterest(form, { stageId: 'stage-a', objectId: 'home-b' })).toEqual({
    stageId: 'stage-a',
    objectId: 'home-b',
    firstName: 'Joel',
    lastName: 'Åkerlund',
    email: 'joel@example.com',
    phoneNumber: '070-1740651',
    rooms: { min: 2, max: 10 },
    message: 'Finns det förråd?',
    terms: true,
  })
})

test('without rooms and message they are left out', () => {
  const request = toInterest(interestForm.parse({ ...filled, minRooms: '' }), { stageId: 'stage-a' })
  expect(request).not.toHaveProperty('rooms')
  expect(request).not.toHaveProperty('message')
})

test('room counts must be numbers, and the highest no less than the lowest [V-008, F-150]', () => {
  expect(wrong({ minRooms: 'två' })).toEqual(['minRooms'])
  expect(wrong({ maxRooms: '2,5' })).toEqual(['maxRooms'])
  expect(wrong({ maxRooms: '11' })).toEqual(['maxRooms'])
  expect(wrong({ minRooms: '4', maxRooms: '2' })).toEqual(['maxRooms'])
  expect(wrong({ minRooms: ' 2 ', maxRooms: '4' })).toEqual([])
})

test('the terms must be accepted [V-009, F-150]', () => {
  expect(wrong({ terms: false })).toEqual(['terms'])
})

test('names, e-mail, phone and message keep the rules of forms [V-001, V-002, V-004, V-006]', () => {
  expect(wrong({ firstName: '', lastName: 'R2', email: 'joel', phoneNumber: '12' })).toEqual([
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
  ])
  expect(wrong({ message: 'x'.repeat(501) })).toEqual(['message'])
})
