import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { portalContracts } from '../../../portal-contracts.ts'
import { oldNodeAdvice } from '../../packed/old-node.ts'
import { commandRun } from './command-run.test-support.ts'

const folder = temporaryFolder('drift-strict')
const contract = join(folder, 'homes.json')
writeFileSync(contract, JSON.stringify({ openapi: '3.1.0', info: { title: 'a', version: '1' }, paths: {} }))

const run = commandRun(portalContracts)

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
