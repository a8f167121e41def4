import { expect, test } from 'vitest'
import { contactForm, fieldsOf, schemaOf } from './contact-fields.ts'

const empty = {
  firstName: ' Karin ',
  lastName: 'Lund',
  email: 'karin@example.com',
  phoneNumber: '',
  company: '',
  address: '',
  postalCode: '',
  city: ' ',
  message: '',
}

test('what is left out is not sent, and blanks around a text are none of it', () => {
  expect(contactForm.parse(empty)).toEqual({
    firstName: 'Karin',
    lastName: 'Lund',
    email: 'karin@example.com',
  })
})

test('a message may hold a question mark but no address of a site [V-041]', () => {
  const of = (message: string) => contactForm.safeParse({ ...empty, message }).success
  expect(of('Går det att komma på kvällen?')).toBe(true)
  expect(of('Titta på www.exempel.se')).toBe(false)
  expect(contactForm.safeParse({ ...empty, email: 'karin' }).success).toBe(false)
})

test('a form asks for what it needs, the message last', () => {
  expect(fieldsOf('contact')).toEqual(['firstName', 'lastName', 'email', 'phoneNumber', 'message'])
  expect(fieldsOf('modalContact')).toEqual(['firstName', 'lastName', 'phoneNumber', 'email', 'message'])
  expect(fieldsOf('orderForm')).toContain('postalCode')
})

test('whoever asks to be called leaves a number', () => {
  expect(schemaOf('contact').safeParse(empty).success).toBe(true)
  expect(schemaOf('modalContact').safeParse(empty).success).toBe(false)
  expect(schemaOf('modalContact').safeParse({ ...empty, phoneNumber: '070-174 06 35' }).success).toBe(true)
})
