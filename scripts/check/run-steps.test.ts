import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSteps } from './run-steps.ts'
import { type Step, steps } from './steps.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'by-change-'))
  vi.spyOn(console, 'log').mockReturnValue()
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  save('src/home.ts', 'home')
  save('docs/home.md', 'prose')
  save('package.json', '{}')
  save('.gitignore', 'node_modules/\n.cache/\n')
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

function save(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** A check that notes each of its runs, and finds what is called bad. */
const noting = `const { appendFileSync, readFileSync } = require('node:fs')
appendFileSync('.git/runs', '.')
process.exit(readFileSync('src/home.ts', 'utf8').includes('bad') ? 1 : 0)`

const step: Step = {
  name: 'lint',
  about: 'it is good',
  run: ['-e', noting],
  reads: steps.find(({ name }) => name === 'lint')?.reads ?? (() => true),
}
const runs = () =>
  existsSync(join(folder, '.git/runs')) ? readFileSync(join(folder, '.git/runs'), 'utf8').length : 0
const check = (one: Step = step) => runSteps([one], { byChange: true, folder })

test('a check that was green runs again once something that it reads has changed, and only then', async () => {
  expect(await check()).toEqual([])
  expect(await check()).toEqual([])
  expect(runs()).toBe(1)
  save('docs/home.md', 'other prose')
  await check()
  expect(runs()).toBe(1)
  for (const [file, text] of [
    ['src/home.ts', 'changed'],
    ['src/new.ts', 'made'],
    ['package.json', '{ "private": true }'],
    ['node_modules/.package-lock.json', '{ "packages": {} }'],
  ] as const) {
    const before = runs()
    save(file, text)
    await check()
    expect([file, runs()]).toEqual([file, before + 1])
  }
  rmSync(join(folder, 'src/new.ts'))
  await check()
  await check({ ...step, run: ['-e', `${noting}\n// told something else`] })
  expect(runs()).toBe(7)
})

test('a check that found something runs again, and what was green before is not believed any more', async () => {
  await check()
  save('src/home.ts', 'bad')
  expect(await check()).toEqual(['lint'])
  expect(await check()).toEqual(['lint'])
  save('src/home.ts', 'home')
  expect(await check()).toEqual([])
  expect(runs()).toBe(4)
})

test('what is changed while a check runs is looked at once more', async () => {
  const busy = { ...step, run: ['-e', `require('node:fs').appendFileSync('src/home.ts', '.')\n;{${noting}}`] }
  await check(busy)
  await check(busy)
  expect(runs()).toBe(2)
})

test('a whole run believes nothing, and neither does one without git', async () => {
  await check()
  await runSteps([step], { folder })
  expect(runs()).toBe(2)
  appendFileSync(join(folder, '.git/HEAD'), 'broken')
  rmSync(join(folder, '.git/HEAD'))
  await check()
  expect(runs()).toBe(3)
})
