import { expect, test } from 'vitest'
import { importersOf, testsNear } from './module-graph.ts'

const imports = (source: string, ...files: string[]) => ({
  source,
  dependencies: files.map((resolved) => ({ resolved, dependencyTypes: ['local'] })),
})

const importers = importersOf({
  modules: [
    imports('src/rule.ts'),
    imports('src/rule.test.ts', 'src/rule.ts'),
    imports('src/screen.tsx', 'src/rule.ts', 'src/frame.tsx'),
    imports('src/frame.tsx', 'src/screen.tsx'),
    imports('src/screen.browser.test.tsx', 'src/screen.tsx'),
    imports('src/other.test.ts', 'src/other.ts'),
    imports('tests/e2e/screen.test.ts', 'src/screen.tsx'),
  ],
})

test('the tests of a file are those that import it, the nearest first, in circles too', () => {
  expect(testsNear(importers, ['src/rule.ts'])).toEqual([
    { file: 'src/rule.test.ts', distance: 1 },
    { file: 'src/screen.browser.test.tsx', distance: 2 },
  ])
})

test('of several files each test is named once, as near as it comes', () => {
  expect(testsNear(importers, ['src/rule.ts', 'src/screen.tsx'])).toEqual([
    { file: 'src/rule.test.ts', distance: 1 },
    { file: 'src/screen.browser.test.tsx', distance: 1 },
  ])
})

test('a file that nobody imports has no tests', () => {
  expect(testsNear(importers, ['src/unknown.ts'])).toEqual([])
})

test('a test that takes nothing but types from a file cannot notice anything in it', () => {
  const onTypes = importersOf({
    modules: [
      {
        source: 'src/form.test.ts',
        dependencies: [{ resolved: 'src/rule.ts', dependencyTypes: ['local', 'type-only'] }],
      },
    ],
  })
  expect(testsNear(onTypes, ['src/rule.ts'])).toEqual([])
})
