import { expect, test } from 'vitest'
import { checkUses } from './check-uses.ts'
import { notWidelyAvailable } from './features.ts'
import { usesIn } from './uses.ts'

const share = { feature: 'share', api: 'api.Navigator.share', file: 'src/a.ts', line: 3 }
const known = { 'api.Navigator.share': { in: ['src/a.ts'], otherwise: 'the address is copied' } }

test('a use needs a fallback of its own file, and a fallback a use', () => {
  expect(checkUses([share], known)).toEqual([])
  expect(checkUses([share], {})).toEqual([
    expect.stringMatching(/^src\/a\.ts:3 uses api\.Navigator\.share \(share\)/),
  ])
  expect(checkUses([], known)).toEqual([expect.stringContaining('src/a.ts does not use api.Navigator.share')])
})

test('what is not widely available is known by its type: a method, a function of an object, and something global, but no namesake', () => {
  const notWide = notWidelyAvailable()
  expect([...notWide.keys()]).toEqual(
    expect.arrayContaining(['api.URL.parse_static', 'api.Window.requestIdleCallback']),
  )
  expect(notWide.has('api.URL.canParse_static')).toBe(false)
  const uses = usesIn(['src/lib/address/parse-url.ts', 'src/screens/home/buy/page-tools.tsx'], notWide)
  expect(uses.map(({ api }) => api)).toEqual(['api.Navigator.share', 'api.Navigator.canShare'])
})
