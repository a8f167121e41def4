import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

type Packages = Record<string, object>

/** Runs the script in a project that has this lockfile, and reads the lockfile it leaves. */
function complete(packages: Packages): Packages {
  const root = mkdtempSync(join(tmpdir(), 'lockfile-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'scripts'))
  const script = join(root, 'scripts/complete-lockfile.mjs')
  copyFileSync(join(import.meta.dirname, 'complete-lockfile.mjs'), script)
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  execFileSync(process.execPath, [script])
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Packages }
  return lock.packages
}

const linter = {
  version: '1.2.0',
  dev: true,
  optionalDependencies: {
    '@lint/linux-x64-musl': '1.2.0',
    '@lint/windows-arm64': '^1.2.0',
    '@lint/wasm32-wasi': '1.2.0',
  },
}

test('a binary that npm left out gets an entry with the platform in its name', () => {
  const packages = complete({ 'node_modules/lint': linter })
  expect(packages).toEqual({
    'node_modules/@lint/linux-x64-musl': {
      version: '1.2.0',
      cpu: ['x64'],
      dev: true,
      libc: ['musl'],
      optional: true,
      os: ['linux'],
    },
    'node_modules/@lint/wasm32-wasi': { version: '1.2.0', cpu: ['wasm32'], dev: true, optional: true },
    'node_modules/@lint/windows-arm64': {
      version: '1.2.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['win32'],
    },
    'node_modules/lint': linter,
  })
})

test('a complete lockfile stays as it is', () => {
  const packages = complete({ 'node_modules/lint': linter })
  expect(complete(packages)).toEqual(packages)
})

test('a package is found in the folder of the one that wants it', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', optionalDependencies: { 'b-linux-x64': '2.0.0' } },
    'node_modules/a/node_modules/b-linux-x64': { version: '2.0.0', optional: true },
  }
  expect(complete(packages)).toEqual(packages)
})
