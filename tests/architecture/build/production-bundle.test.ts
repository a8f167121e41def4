import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { builds } from '#scripts/portal/builds.ts'
import { arrivalNames, importCycleIn, initialJsBudget, initialJsOf } from '#scripts/portal/initial-js.ts'
import { pageBudget, pageWeightOf } from '#scripts/portal/page-weight.ts'

/** Words that only the mock backend, MSW and the sandbox bring with them; the mocked build holds each of them. */
const markers = [
  'mockServiceWorker',
  '[MSW]',
  'nothing keeps the contract',
  '__mock',
  'x-mock-answer',
  'Dina val av',
  // rules that only its samples and the director need
  'repeat(auto-fit,minmax(8.5em,1fr))',
  'repeat(auto-fill,minmax(12.5rem,1fr))',
]

function filesOf(outDir: string): { file: string; text: string }[] {
  const files = globSync('**/*.*', { cwd: join(root, outDir) }).filter((file) => file !== 'contracts.html')
  expect(files.length, `files in ${outDir}; npm run build and build:demo make them`).toBeGreaterThan(0)
  return files.map((file) => ({ file, text: readFileSync(join(root, outDir, file), 'latin1') }))
}

test.each(markers)('the production bundle does not hold %s, the mocked one does', (marker) => {
  const holders = (outDir: string) => filesOf(outDir).filter(({ text }) => text.includes(marker))
  expect(holders(builds.production.outDir).map(({ file }) => file)).toEqual([])
  expect(holders(builds.mocked.outDir)).not.toEqual([])
})

test('the production bundle has no worker file, the mocked one has', () => {
  const workers = (outDir: string) => filesOf(outDir).filter(({ file }) => /worker/i.test(file))
  expect(workers(builds.production.outDir)).toEqual([])
  expect(workers(builds.mocked.outDir)).not.toEqual([])
})

test.each(arrivalNames)('at most 145 kB of JavaScript come first on a page of the kind %s', (arrival) => {
  const { total } = initialJsOf(join(root, builds.production.outDir), arrival)
  expect(initialJsBudget).toBe(145_000)
  expect(total).toBeLessThanOrEqual(initialJsBudget)
})

test('the page with its styles and first lines weighs at most 24.6 kB', () => {
  expect(pageWeightOf(join(root, builds.production.outDir))).toBeLessThanOrEqual(pageBudget)
})

test.each(Object.values(builds))('no file of $about needs itself by way of others', ({ outDir }) => {
  expect(importCycleIn(join(root, outDir))).toEqual([])
})
