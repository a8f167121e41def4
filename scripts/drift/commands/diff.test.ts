import { runCommand } from 'citty'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { diff } from './diff.ts'

const folder = mkdtempSync(join(tmpdir(), 'drift-'))
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const contract = (paths: string) => `openapi: 3.1.0\ninfo: { title: a, version: '1' }\npaths:\n${paths}`
const old = file('old.yaml', contract('  /a:\n    get: { responses: { 200: { description: a } } }\n'))
const now = file('new.yaml', contract('  /b:\n    get: { responses: { 200: { description: a } } }\n'))

const said: string[] = []
beforeEach(() => {
  said.length = 0
  const say = (text: string) => void said.push(text)
  vi.spyOn(console, 'log').mockImplementation(say)
  vi.spyOn(console, 'error').mockImplementation(say)
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})

const run = async (...rawArgs: string[]) => {
  process.exitCode = 0
  await runCommand(diff, { rawArgs })
  return { code: process.exitCode, text: said.join('\n') }
}

test('a contract that keeps what it promised gives exit code 0', async () => {
  const { code, text } = await run(old, old)
  expect(code).toBe(0)
  expect(text).toContain('kept')
})

test('drift gives exit code 1 and names file and line', async () => {
  const { code, text } = await run(old, now)
  expect(code).toBe(1)
  expect(text).toContain('GET /a is gone')
  expect(text).toMatch(/operation-removed {2}\S*old\.yaml:5 /)
})

test('a team lowers a rule, and accepts what it knows of', async () => {
  const lowered = file('lowered.yaml', 'rules: { operation-removed: risky }')
  expect(await run(old, now, '--config', lowered)).toMatchObject({ code: 0 })
  expect(await run(old, now, '--config', lowered, '--fail-on', 'risky')).toMatchObject({ code: 1 })
  const accepted = file('accepted.yaml', 'accepted: [{ rule: operation-removed, reason: nobody calls it }]')
  expect(await run(old, now, '--config', accepted)).toMatchObject({ code: 0 })
})

const folders = mkdtempSync(join(tmpdir(), 'drift-empty-'))

test.each([
  ['nothing there', join(folder, 'none.yaml'), 'There is no file or folder'],
  ['not YAML', file('bad.yaml', 'a: ['), 'is neither YAML nor JSON'],
  ['not OpenAPI', file('other.yaml', 'a: 1'), 'is no OpenAPI document'],
  ['Swagger', file('swagger.yaml', "swagger: '2.0'"), 'is Swagger 2.0'],
  [
    'a wrong reference',
    file('ref.yaml', contract("  /a: { get: { $ref: '#/none' } }")),
    'refers to #/none, and there is nothing',
  ],
  ['a refused connection', 'http://127.0.0.1:9/openapi.yaml', 'could not be read'],
  ['a folder beside a file', folders, 'compare two of a kind'],
])('%s is said in one sentence, with exit code 2', async (_, given, sentence) => {
  const { code, text } = await run(old, given)
  expect(code).toBe(2)
  expect(text).toContain(sentence)
  expect(text.trim().split('\n')).toHaveLength(1)
})

test('empty folders give exit code 2', async () => {
  const { code, text } = await run(folders, folders)
  expect(code).toBe(2)
  expect(text).toContain('no OpenAPI document')
})
