import { afterEach, expect, test } from 'vitest'
import { clearCookie, readCookie } from '#src/lib/storage/cookies.ts'
import { rememberCampaign } from './campaign-source.ts'

afterEach(() => {
  clearCookie('source')
  clearCookie('medium')
})

test('the source and medium of a campaign are remembered from the address [F-038, K-049, R-066]', () => {
  rememberCampaign('?utm_source=nyhetsbrev&utm_medium=e-post&sort=price')
  expect([readCookie('source'), readCookie('medium')]).toEqual(['nyhetsbrev', 'e-post'])
})

test.each([
  '?utm_source=nyhetsbrev',
  '?utm_source=a%3Bb&utm_medium=x',
  `?utm_source=${'a'.repeat(101)}&utm_medium=x`,
  '',
])('an address like %s is no campaign', (search) => {
  rememberCampaign(search)
  expect(readCookie('source')).toBeUndefined()
})
