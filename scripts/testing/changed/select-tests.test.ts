import { expect, test } from 'vitest'
import { usersIn } from './import-graph.ts'
import { screensNamed } from './screens-of-journey.ts'
import { selectTests } from './select-tests.ts'

const project: Record<string, string> = {
  'vitest.config.ts': `import { kept } from './tests/support/kept.ts'`,
  'tests/support/kept.ts': '',
  'src/routes/search.tsx': `const screen = () => import('#src/screens/search/search.tsx')`,
  'src/screens/search/search.tsx': `import { price } from '../../lib/price.ts'`,
  'src/screens/search/messages.sv.json': '{}',
  'src/screens/vip/vip.tsx': `import type { Price } from '../../lib/price.ts'`,
  'src/screens/vip/vip.test.tsx': `import './vip.tsx'`,
  'src/lib/price.ts': '',
  'src/lib/price.test.ts': `import { price } from './price.ts'`,
  'src/styles/main.css': `@import './rules.css'`,
  'src/styles/rules.css': '',
  'src/app/frame.tsx': `import '#src/styles/main.css'`,
  'src/app/frame.test.ts': `import './frame.tsx'`,
  'mocks/state.ts': '',
  'mocks/state.test.ts': `import './state.ts'`,
  'scripts/trace.ts': `const file = 'docs/requirements.md'`,
  'scripts/trace.test.ts': `import './trace.ts'`,
  'docs/requirements.md': '',
  'tests/architecture/lines.test.ts': '',
  'tests/e2e/search.test.ts': `journey({ path: '/sok-bostad/?minRooms=3' })`,
  'tests/e2e/vip.test.ts': `import texts from '#src/screens/vip/messages.sv.json'`,
  'tests/e2e/walk.test.ts': `journey({ persona: 'amira' })`,
}
const files = Object.keys(project)
const read = (file: string) => project[file] ?? ''
const users = { imported: usersIn(files, read), named: usersIn(files, read, { named: true }) }
const selected = (...changed: string[]) => {
  const found = selectTests(files, changed, users, (file) => screensNamed(read(file)))
  return { vitest: found.vitest.filter((file) => !file.includes('architecture')), journeys: found.journeys }
}
const names = (...journeys: string[]) => journeys.map((name) => `tests/e2e/${name}.test.ts`)

test('a change of a screen reaches the tests that use it and the journeys that name it, or none', () => {
  expect(selected('src/lib/price.ts')).toEqual({
    vitest: ['src/lib/price.test.ts'],
    journeys: names('search', 'walk'),
  })
  expect(selected('src/screens/vip/vip.tsx')).toEqual({
    vitest: ['src/screens/vip/vip.test.tsx'],
    journeys: names('vip', 'walk'),
  })
  expect(selected('src/screens/search/messages.sv.json').journeys).toEqual(names('search', 'walk'))
})

test('what stands around every page, and what serves it, reaches every journey', () => {
  expect(selected('src/styles/rules.css')).toEqual({
    vitest: ['src/app/frame.test.ts'],
    journeys: names('search', 'vip', 'walk'),
  })
  expect(selected('mocks/state.ts')).toEqual({
    vitest: ['mocks/state.test.ts'],
    journeys: names('search', 'vip', 'walk'),
  })
})

test('a file that is read by its name reaches the tests of whoever reads it, and a journey that changed runs', () => {
  expect(selected('docs/requirements.md')).toEqual({ vitest: ['scripts/trace.test.ts'], journeys: [] })
  expect(selected('tests/e2e/vip.test.ts')).toEqual({ vitest: [], journeys: names('vip') })
})

test('how tests are configured reaches all of them, and what is left out is told', () => {
  expect(selected('tests/support/kept.ts').vitest).toHaveLength(5)
  expect(selected('package-lock.json').journeys).toHaveLength(3)
  const { leftOut, vitest } = selectTests(files, ['src/screens/vip/vip.tsx'], users, (file) =>
    screensNamed(read(file)),
  )
  expect(vitest).toContain('tests/architecture/lines.test.ts')
  expect(leftOut).toEqual({ vitest: 4, journeys: names('search') })
})

test('an address that may be any page names no screen', () => {
  expect(screensNamed(`path: '/sok-bostad/nacka/' path: '/logga-in/'`)).toEqual(new Set(['search', 'login']))
  expect(screensNamed(`path: '/sok-bostad/' path: '/bostader/nacka/c-1501/'`)).toEqual(new Set())
})
