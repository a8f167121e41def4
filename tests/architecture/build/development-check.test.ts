import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { builds } from '#scripts/portal/builds.ts'

/** Words that only the check of real answers in development brings with it. */
const markers = [
  'contract-drift',
  'Contract drift',
  'could not be checked against the contract',
  'queueCheck',
]

test.each(markers)('the production bundle does not hold %s, the source does', (marker) => {
  const holds = (file: string) => readFileSync(file, 'latin1').includes(marker)
  const files = globSync('**/*.{js,html,css}', { cwd: join(root, builds.production.outDir) })
  expect(files.length, 'files of the build; npm run build makes them').toBeGreaterThan(0)
  const holders = files.filter((file) => file !== 'contracts.html')
  expect(holders.filter((file) => holds(join(root, builds.production.outDir, file)))).toEqual([])
  expect(globSync('src/api/**/*.ts', { cwd: root }).some((file) => holds(join(root, file)))).toBe(true)
})
