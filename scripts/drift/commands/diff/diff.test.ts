import { truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { diff } from './diff.ts'
import { commandRun } from '../shared/command-run.test-support.ts'

const folder = temporaryFolder('drift')
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
/** Where somebody listened and does no more. */
const closedAddress = async (): Promise<string> => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return `http://127.0.0.1:${port}`
}
/** A file that is as large as it says, and takes no room. */
const sparse = (name: string, size: number): string => {
  const path = file(name, '')
  truncateSync(path, size)
  return path
}
/** Nine lists, each of ten times the one before. */
const bomb = Array.from({ length: 9 }, (_, level) => {
  const inner = level === 0 ? 'a' : `*l${level - 1}`
  return `x${level}: &l${level} [${Array.from({ length: 10 }, () => inner).join(', ')}]`
}).join('\n')
const contract = (paths: string) => `openapi: 3.1.0\ninfo: { title: a, version: '1' }\npaths:\n${paths}`
const old = file('old.yaml', contract('  /a:\n    get: { responses: { 200: { description: a } } }\n'))
const now = file('new.yaml', contract('  /b:\n    get: { responses: { 200: { description: a } } }\n'))

const run = commandRun(diff)

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

const folders = temporaryFolder('drift-empty')

test.each([
  ['nothing there', join(folder, 'none.yaml'), 'There is no file or folder'],
  ['not YAML', file('bad.yaml', 'a: ['), 'is neither YAML nor JSON'],
  ['not OpenAPI', file('other.yaml', 'a: 1'), 'is no OpenAPI document'],
  ['an older Swagger', file('swagger.yaml', "swagger: '1.2'"), 'is Swagger 1.2'],
  [
    'a wrong reference',
    file('ref.yaml', contract("  /a: { get: { $ref: '#/none' } }")),
    'refers to #/none, and there is nothing',
  ],
  [
    'a reference to a file that is not there',
    file('outside.yaml', contract("  /a: { $ref: 'gone.yaml#/a' }")),
    'gone.yaml#/a, which could not be read',
  ],
  [
    'a reference that is no address',
    file('odd.yaml', contract("  /a: { $ref: 'http://[' }")),
    'which is no address',
  ],
  [
    'a reference that leads back to itself',
    file('self.yaml', contract("  /a: { $ref: '#/paths/~1a' }")),
    'refers to itself and to nothing else',
  ],
  ['an empty file', file('empty.yaml', ''), 'is no OpenAPI document'],
  ['a cut JSON file', file('cut.json', '{"openapi": "3.1.0",\n"paths": {'), '(line 3'],
  [
    'a value that holds itself',
    file('alias.yaml', `${contract('  {}\n')}x: &a [*a]`),
    'aliases repeat too much',
  ],
  ['aliases without end', file('bomb.yaml', `${contract('  {}\n')}${bomb}`), 'aliases repeat too much'],
  [
    'JSON that is nested a million deep',
    file('deep.json', `{"openapi":"3.1.0","paths":${'['.repeat(1e6)}${']'.repeat(1e6)}}`),
    'nested too deeply',
  ],
  ['a file of 3 GB', sparse('large.yaml', 3 * 1024 ** 3), 'is 3072 MB, too large for a contract'],
  [
    'a file of 3 GB that another refers to',
    file('to-large.yaml', contract("  /a: { $ref: 'large.yaml#/a' }")),
    'large.yaml#/a, which could not be read',
  ],
  ['a revision that is not there', 'no-such-revision:openapi.yaml', 'in the git revision no-such-revision'],
  ['a refused connection', `${await closedAddress()}/openapi.yaml`, 'the connection was refused'],
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

test('what an address answers instead of a document gives exit code 2', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/gone') response.writeHead(404).end()
    else response.writeHead(200, { 'content-length': 3 * 1024 ** 3 }).write('openapi: 3.1.0')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    expect(await run(old, `${at}/gone`)).toMatchObject({ code: 2, text: `${at}/gone answered 404.` })
    expect((await run(old, `${at}/large`)).text).toBe(`${at}/large is 3072 MB, too large for a contract.`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('a contract means the same in one file and in several that refer to each other', async () => {
  const path = (parameter: string) =>
    `get: { parameters: [{ name: ${parameter}, in: path, required: true, schema: { type: string } }], responses: { 200: { description: a } } }`
  file('homes.yaml', `home: { ${path('id')} }`)
  const several = file('several.yaml', contract("  /homes/{id}: { $ref: 'homes.yaml#/home' }"))
  const one = file('one.yaml', contract(`  /homes/{home}: { ${path('home')} }`))
  const { code, text } = await run(one, several)
  expect(code).toBe(0)
  expect(text).toContain('0 breaking, 0 risky')
})
