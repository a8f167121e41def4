import { afterEach, expect, test, vi } from 'vitest'
import { clearCookie, cookieLine, readCookie, writeCookie } from './cookies.ts'

afterEach(() => vi.unstubAllGlobals())

test('a cookie is same-site lax and, outside this computer, secure [K-048]', () => {
  const line = cookieLine('consent', 'a b', 60, 'bjorkvall.example')
  expect(line).toBe('consent=a%20b; Max-Age=60; Path=/; Secure; SameSite=Lax')
})

test.each(['localhost', 'no.localhost', '127.0.0.1'])('on %s a cookie is not secure [K-048]', (hostname) => {
  expect(cookieLine('uid', 'anon-1', 60, hostname)).not.toContain('Secure')
})

test('what is written can be read and cleared', () => {
  const page = pageWithCookies()
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { hostname: 'localhost' })

  writeCookie('caseWizard', '{"step":"2; 3"}', 120)
  writeCookie('uid', 'anon-1', 120)
  expect(readCookie('caseWizard')).toBe('{"step":"2; 3"}')

  clearCookie('caseWizard')
  expect(readCookie('caseWizard')).toBeUndefined()
  expect(readCookie('uid')).toBe('anon-1')
})

test('the browser is asked for its cookies once a task, and again after one was written', async () => {
  const page = pageWithCookies()
  const asked = vi.spyOn(page, 'cookie', 'get')
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { hostname: 'localhost' })

  for (const name of ['token', 'consent', 'token']) readCookie(name)
  expect(asked).toHaveBeenCalledTimes(1)

  writeCookie('token', 'a.b.c', 120)
  expect(readCookie('token')).toBe('a.b.c')

  // as another tab writes, which tells nobody
  await Promise.resolve()
  page.cookie = 'token=d.e.f'
  expect(readCookie('token')).toBe('d.e.f')
})

test('in a frame on a page of another site a cookie is one of that page alone, and there at once [F-122]', () => {
  vi.stubGlobal(
    'document',
    pageWithCookies((line) => line.includes('Partitioned')),
  )
  vi.stubGlobal('location', { hostname: 'bjorkvall.example' })
  vi.stubGlobal('window', { parent: {} })

  writeCookie('token', 'a.b.c', 120)
  expect(readCookie('token')).toBe('a.b.c')
})

function pageWithCookies(takes = (_line: string) => true) {
  const jar = new Map<string, string>()
  return {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      if (!takes(line)) return
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (line.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  }
}
