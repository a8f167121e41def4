import { expect, test } from 'vitest'
import { AppError, errorOf } from '#src/api/errors.ts'
import { errandSample } from '../errand-samples.test-support.ts'
import { fieldErrorsIn } from '#src/domain/forms/field-errors.ts'
import { changesOf, editFormOf, editSchemaOf } from './edit-form.ts'
import type { EditForm } from './edit-form.ts'
import { problemOf } from './problem-of.ts'

const before = editFormOf(errandSample)
const errorsOf = (form: EditForm, errand: EditForm) => fieldErrorsIn(editSchemaOf(form, errand), form)
const noFiles = { removed: [], added: [] }
const contact = { firstName: 'Noor', lastName: 'Nordin', email: 'noor.nordin@example.com', phone: '' }

test('a description is needed, and free of addresses and angle brackets [V-040]', () => {
  expect(errorsOf({ ...before, description: ' ' }, before)).toEqual({ description: 'required' })
  for (const description of ['se www.exempel.se', 'http://exempel.se', '<b>', 'a>b'])
    expect(errorsOf({ ...before, description }, before)).toEqual({ description: 'wrong' })
  expect(errorsOf({ ...before, description: 'Kallt? Ja, 12 grader @ natten' }, before)).toEqual({})
})

test('of another contact, both names and an e-mail are needed as soon as one part is given [V-044]', () => {
  expect(errorsOf({ ...before, phone: '070-1740606' }, before)).toEqual({
    firstName: 'required',
    lastName: 'required',
    email: 'required',
  })
  expect(errorsOf({ ...before, ...contact }, before)).toEqual({})
  expect(errorsOf({ ...before, ...contact, firstName: 'R2D2', email: 'noor' }, before)).toEqual({
    firstName: 'wrong',
    email: 'wrong',
  })
})

test('without another contact its fields have no rules [V-045]', () => {
  expect(errorsOf(before, before)).toEqual({})
})

test("another contact's phone has 7 to 20 signs: digits, plus, hyphen and spaces [V-046]", () => {
  const withPhone = (phone: string) => errorsOf({ ...before, ...contact, phone }, before)
  expect(withPhone('+46 70-174 06 06')).toEqual({})
  for (const phone of ['070174', '070 174 06 06 07 08 09', '070-SJÖBERG'])
    expect(withPhone(phone)).toEqual({ phone: 'wrong' })
})

test('what has changed is sent and nothing else, with the files that go and come; nothing when nothing has [F-126, C-069]', () => {
  expect(changesOf({ ...before, description: `${before.description} ` }, before, noFiles)).toBeUndefined()
  const file = new File(['x'], 'termostat.jpg', { type: 'image/jpeg' })
  expect(changesOf(before, before, { removed: ['att-1'], added: [file] })).toEqual({
    RemoveFiles: ['att-1'],
    NewFiles: [file],
  })
  expect(changesOf({ ...before, ...contact }, before, noFiles)).toEqual({
    alternativeContactFirstName: 'Noor',
    alternativeContactLastName: 'Nordin',
    alternativeContactEmail: 'noor.nordin@example.com',
  })
})

test("another contact's phone can be changed and not taken away, for no request says so", () => {
  const known = { ...before, ...contact, phone: '070-1740606' }
  expect(errorsOf({ ...known, phone: '070-1740699' }, known)).toEqual({})
  expect(errorsOf({ ...known, phone: ' ' }, known)).toEqual({ phone: 'required' })
})

test('each refusal of a change has a message of its own', () => {
  const problem = (status: number, code: string) =>
    problemOf(errorOf(status, { type: '/', title: code, status, code }), 'saveFailed')
  expect(problem(413, 'fileTooLarge')).toBe('fileTooLarge')
  expect(problem(413, 'payloadTooLarge')).toBe('fileTooLarge')
  expect(problem(413, 'filesTooLargeTogether')).toBe('filesTooLarge')
  expect(problem(422, 'fileTypeNotAllowed')).toBe('fileType')
  expect(problem(422, 'tooManyFiles')).toBe('fileCount')
  expect(problem(409, 'caseClosed')).toBe('closed')
  expect(problem(503, 'serviceUnavailable')).toBe('saveFailed')
  expect(problemOf(new AppError('network'), 'endFailed')).toBe('network')
  expect(problemOf(new Error('?'), 'endFailed')).toBe('endFailed')
})
