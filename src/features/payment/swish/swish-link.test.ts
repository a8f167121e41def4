import { expect, test } from 'vitest'
import { swishCode, swishHere, swishLink } from './swish-link.ts'

test('the app is opened with the token, and told where to come back to', () => {
  expect(swishLink('f34DS', 'https://bjorkvall.test/boka/?bookingId=book-1')).toBe(
    'swish://paymentrequest?token=f34DS&callbackurl=https%3A%2F%2Fbjorkvall.test%2Fboka%2F%3FbookingId%3Dbook-1',
  )
  expect(swishCode('f34DS')).toBe('Df34DS')
})

test('a phone opens its app, a computer has none', () => {
  expect(swishHere('f34DS', 'https://bjorkvall.test/boka/', true)?.href).toMatch(/^swish:/)
  expect(swishHere('f34DS', 'https://bjorkvall.test/boka/', false)).toBeUndefined()
})
