import { expect, test } from 'vitest'
import { contactForm, fieldsOf } from './contact-fields.ts'

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
  expect(fieldsOf('modalContact')).toEqual(['firstName', 'lastName', 'email', 'phoneNumber', 'message'])
  expect(fieldsOf('orderForm')).toContain('postalCode')
})
