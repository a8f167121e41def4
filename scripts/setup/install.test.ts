import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installIfNeeded } from './install.mjs'

let root: string

/** Stands in for npm: notes that it ran and writes the list that the real one writes last. */
const fakeNpm = `
const { appendFileSync, mkdirSync, copyFileSync } = require('node:fs')
appendFileSync('runs', process.argv[2] + ' ')
if (process.env.NPM_FAILS) process.exit(7)
mkdirSync('node_modules', { recursive: true })
copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
`

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'))
  writeFileSync(join(root, 'npm-cli.js'), fakeNpm)
  writeFileSync(join(root, 'runs'), '')
  writeLockfile('1.0.0')
  vi.stubEnv('npm_execpath', join(root, 'npm-cli.js'))
  vi.stubEnv('npm_node_execpath', process.execPath)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

function writeLockfile(version: string) {
  const packages = {
    '': {},
    'node_modules/a': { version },
    'node_modules/b': { version: '1.0.0', optional: true },
  }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
}

const runs = () => readFileSync(join(root, 'runs'), 'utf8').trim()

test('packages are installed once, and again when the lockfile has changed', () => {
  expect(installIfNeeded(root)).toBe(true)
  expect(installIfNeeded(root)).toBe(true)
  expect(runs()).toBe('ci')
  writeLockfile('2.0.0')
  expect(installIfNeeded(root)).toBe(true)
  expect(runs()).toBe('ci ci')
})

test('what was installed by hand is not installed again, with or without what is optional', () => {
  mkdirSync(join(root, 'node_modules'))
  const installed = { packages: { 'node_modules/a': { version: '1.0.0' } } }
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify(installed))
  expect(installIfNeeded(root)).toBe(true)
  expect(runs()).toBe('')
})

test('a package that was added since somebody installed by hand is installed', () => {
  mkdirSync(join(root, 'node_modules'))
  const installed = { packages: { 'node_modules/b': { version: '1.0.0' } } }
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify(installed))
  expect(installIfNeeded(root)).toBe(true)
  expect(runs()).toBe('ci')
})

test('when npm fails, nothing runs and the command to repeat is named', () => {
  vi.stubEnv('NPM_FAILS', '1')
  expect(installIfNeeded(root)).toBe(false)
  expect(console.error).toHaveBeenLastCalledWith(
    expect.stringMatching(/exit code 7.*Run npm ci to try again/),
  )
})
