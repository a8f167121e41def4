import { runCommand } from 'citty'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { portalContracts } from '../../portal-contracts.ts'
import { oldNodeAdvice } from '../packed/old-node.ts'

const folder = mkdtempSync(join(tmpdir(), 'drift-strict-'))
const contract = join(folder, 'homes.json')
writeFileSync(contract, JSON.stringify({ openapi: '3.1.0', info: { title: 'a', version: '1' }, paths: {} }))

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
  await runCommand(portalContracts, { rawArgs })
  return { code: process.exitCode, text: said.join('\n') }
}

test('an option that is misspelt is refused', async () => {
  const { code, text } = await run('diff', contract, contract, '--fail-onn=risky')
  expect(text).toMatch(/There is no option --fail-onn; choose from .*--fail-on, /)
  expect(code).toBe(2)
})

test('options that are there are taken in either way of writing', async () => {
  expect((await run('diff', contract, contract, '--fail-on', 'risky', '--no-all')).code).toBe(0)
  expect((await run('diff', contract, contract, '--fail-on=risky', '--all')).code).toBe(0)
})

test('a report into a folder that is not there is refused in a sentence', async () => {
  const file = join(folder, 'nowhere', 'report.html')
  const { code, text } = await run('diff', contract, contract, '--report', `html=${file}`)
  expect(text).toContain(`${file} could not be written: its folder is not there.`)
  expect(code).toBe(2)
})

test('a Node that is too old is told so', () => {
  expect(oldNodeAdvice('20.20.2')).toBe('portal-contracts needs Node 22 or newer, and this is 20.20.2.')
  expect(oldNodeAdvice('22.0.0')).toBeUndefined()
})
