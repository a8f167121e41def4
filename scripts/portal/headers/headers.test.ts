import { expect, test } from 'vitest'
import { sites } from '#src/sites/sites.ts'
import { apiSources, contentPolicy } from './content-policy.ts'
import { headerTable, headersAt, withoutHeaders } from './headers.ts'

const policy = contentPolicy({ script: ["'sha256-abc='"], style: [] }, {})
const production = headerTable({ policy, env: {} })
const demo = headerTable({ policy, env: { VITE_DEMO: '1' } })

const ancestors = (table: typeof production, path: string) =>
  /frame-ancestors (.*)$/.exec(headersAt(table, path)['Content-Security-Policy'] ?? '')?.[1]

test.each(['/', '/sok-bostad/', '/mina-sidor/', '/embed', '/phone', '/film-provider/', '/a/embed/plain/'])(
  'nobody may frame %s',
  (path) => {
    expect(ancestors(production, path)).toBe("'none'")
  },
)

test('the embed views may be framed by the portal itself and by whom a site lists', () => {
  const listed = new Set(sites.flatMap(({ embedOrigins }) => embedOrigins))
  expect(listed.size).toBeGreaterThan(0)
  expect(ancestors(production, '/embed/plain/')).toBe(["'self'", ...listed].join(' '))
  expect(ancestors(production, '/en/embed/plain/')).toBe("'self'")
})

test('a demonstration frames its own film service and has a camera, which the portal as it ships does not', () => {
  expect(ancestors(demo, '/film-provider/')).toBe("'self'")
  expect(headersAt(demo, '/phone')['Permissions-Policy']).toContain('camera=(self)')
  expect(headersAt(production, '/phone')['Permissions-Policy']).toContain('camera=()')
})

test('those whose films play may play them full screen, and are named in both policies', () => {
  const env = { VITE_FILM_HOSTS: 'https://films.example https://more.example' }
  const table = headerTable({ policy: contentPolicy({ script: [], style: [] }, env), env })
  const headers = headersAt(table, '/')
  expect(headers['Permissions-Policy']).toContain(
    'fullscreen=(self "https://films.example" "https://more.example")',
  )
  expect(headers['Content-Security-Policy']).toContain(
    "frame-src 'self' https://films.example https://more.example",
  )
})

test('files whose names change with their content are kept for good, pages are asked for anew', () => {
  expect(headersAt(production, '/assets/a.js')['Cache-Control']).toContain('immutable')
  expect(headersAt(production, '/')['Cache-Control']).toBe('no-cache')
})

test('every answer has what level 2 of the ASVS asks of headers', () => {
  const { all } = production
  expect(all).toMatchObject({ 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin' })
  const [, seconds] = /^max-age=(\d+); includeSubDomains$/.exec(all['Strict-Transport-Security'] ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 86_400)
  expect(all['Content-Security-Policy']).toMatch(/object-src 'none'; base-uri 'none'/)
  expect(all['Content-Security-Policy']).not.toMatch(/unsafe-|\*(?!\.localhost)/)
})

test('a host over http leaves out the promise of https', () => {
  expect(withoutHeaders(['Strict-Transport-Security'], production).all).not.toHaveProperty(
    'Strict-Transport-Security',
  )
})

test('the API is looked for where the build says, or on another port of the page', () => {
  expect(apiSources({ VITE_API_BASE: 'https://api.example/v1' })).toBe('https://api.example')
  expect(apiSources({ VITE_MOCKS: '1' })).toBe('')
  expect(apiSources({ VITE_API_PORT: '4711' }, ['192.168.1.20'])).toBe('http://192.168.1.20:4711')
})
