import { expect, test } from 'vitest'
import { autostartLink, isMobile, phoneLink } from './app-link.ts'

const token = '131daac9-16c6-4618-beb0-365768f37288'
const back = 'https://www.bjorkvall.example/logga-in/?poolingId=ses-1&type=login'
const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const safari = `${ios} Version/19.0 Mobile/15E148 Safari/604.1`
const android =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0 Mobile Safari/537.36'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15'

const redirect = (userAgent: string, maxTouchPoints = 5) =>
  new URL(autostartLink(token, back, { userAgent, maxTouchPoints })).searchParams.get('redirect')

test('a computer opens the app by its own scheme, and the page stays [S-022]', () => {
  const link = autostartLink(token, back, { userAgent: mac, maxTouchPoints: 0 })
  expect(link).toBe(`bankid:///?autostarttoken=${token}&redirect=null`)
})

test('a phone opens the app with the auto-start token and comes back to the page [S-022, F-074]', () => {
  for (const userAgent of [safari, android]) {
    const link = new URL(autostartLink(token, back, { userAgent, maxTouchPoints: 5 }))
    expect(link.origin).toBe('https://app.bankid.com')
    expect(link.searchParams.get('autostarttoken')).toBe(token)
    expect(link.searchParams.get('redirect')).toBe(back)
  }
})

test('browsers that iOS would not go back to are called by their own scheme', () => {
  expect(redirect(`${ios} CriOS/149.0 Mobile/15E148 Safari/604.1`)).toBe('googlechromes://')
  expect(redirect(`${ios} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`)).toBe('firefox://')
  expect(redirect(`${ios} Version/19.0 Mobile/15E148 Safari/604.1 OPT/5.0`)).toBe(`touch-${back}`)
  expect(redirect(`${ios} Mobile/15E148 SomeApp/1.0`)).toBe('null')
})

test('a pad that calls itself a Mac is told by its touch screen', () => {
  expect(isMobile({ userAgent: mac, maxTouchPoints: 5 })).toBe(true)
  expect(isMobile({ userAgent: mac, maxTouchPoints: 0 })).toBe(false)
  expect(redirect(mac)).toBe(back)
})

test('the phone of a demonstration is another tab on a computer, and comes back on a phone', () => {
  expect(phoneLink(token, back, { userAgent: mac, maxTouchPoints: 0 })).toBe(
    `/phone/?autostarttoken=${token}&redirect=null`,
  )
  const link = new URL(phoneLink(token, back, { userAgent: android, maxTouchPoints: 5 }), back)
  expect(link.pathname).toBe('/phone/')
  expect(link.searchParams.get('redirect')).toBe(back)
})
