import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { builds } from '#scripts/portal/builds.ts'
import { readCaddy, readNetlify, readNginx } from '#tests/support/host-files.ts'

const fileOf = (outDir: string, name: string) => readFileSync(join(root, outDir, name), 'utf8')

test.each(Object.values(builds).map(({ outDir }) => outDir))(
  'the headers in %s are those of its page, for each host, and let nobody frame it',
  (outDir) => {
    const [, written = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(fileOf(outDir, 'index.html')) ?? []
    expect(written).toContain("script-src 'self'")
    const headers = readNetlify(fileOf(outDir, '_headers'), '/')
    expect(headers['Content-Security-Policy']).toBe(`${written}; frame-ancestors 'none'`)
    expect(Object.keys(headers).toSorted()).toEqual([
      'Cache-Control',
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'Strict-Transport-Security',
      'X-Content-Type-Options',
    ])
    for (const path of ['/', '/embed/plain/', '/en/embed/plain/', '/assets/a.js']) {
      const wanted = readNetlify(fileOf(outDir, '_headers'), path)
      expect(readNginx(fileOf(outDir, '.hosts/nginx.conf'), path)).toEqual(wanted)
      expect(readCaddy(fileOf(outDir, '.hosts/Caddyfile'), path)).toEqual(wanted)
    }
  },
)

test('only a demonstration may use a camera or frame a film service of its own', () => {
  const headers = (outDir: string) => fileOf(outDir, '_headers')
  expect(headers(builds.production.outDir)).not.toMatch(/camera=\(self\)|film-provider/)
  expect(headers(builds.mocked.outDir)).toMatch(/camera=\(self\)[^]*film-provider/)
})

test('no line of a file of headers is longer than hosts read', () => {
  for (const { outDir } of Object.values(builds))
    for (const line of fileOf(outDir, '_headers').split('\n')) expect(line.length).toBeLessThan(2000)
})
