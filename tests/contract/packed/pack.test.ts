import { execFile, spawn } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import document from '#gen/residence/openapi.json' with { type: 'json' }
import { createBackend } from '#mocks/backend.ts'
import { serve } from '#mocks/engine/node/node-http.ts'
import { packWithNpm } from '#scripts/drift/packed/pack-with-npm.ts'
import { packedServices, writePackage } from '#scripts/drift/pack.ts'
import { portalContracts } from '#scripts/portal-contracts.ts'

type Fields = { required: string[]; properties: Record<string, object> }

const run = promisify(execFile)
const folder = temporaryFolder('packed')
const inside = join(folder, 'node_modules/portal-contracts')
const contract = join(inside, 'contracts/residence.json')

/** What the tool runs with: this Node, or another one that somebody wants to try. */
const node = process.env['PACKED_NODE'] ?? process.execPath
const server = serve(createBackend({ onViolation: 'warn' }))
let service = ''

/** Runs the installed tool in its otherwise empty folder, without anything of this project around it. */
async function tool(...args: string[]): Promise<{ code: number; text: string }> {
  const options = { cwd: folder, env: { PATH: process.env['PATH'], NO_COLOR: '1' } }
  const entry = join(inside, 'portal-contracts.js')
  return run(node, [entry, ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      text: stdout + stderr,
    }),
  )
}

beforeAll(async () => {
  await writePackage(join(folder, 'package'), '1.2.3')
  const tarball = await packWithNpm(join(folder, 'package'), folder)
  const options = { cwd: folder, shell: process.platform === 'win32' }
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], options)
  const { SearchHit } = document.components['schemas'] as { SearchHit: Fields }
  const { municipality: _, ...properties } = SearchHit.properties
  const required = SearchHit.required.filter((one) => one !== 'municipality')
  const schemas = { ...document.components['schemas'], SearchHit: { ...SearchHit, properties, required } }
  const changed = { ...document, components: { ...document.components, schemas } }
  writeFileSync(join(folder, 'new.json'), JSON.stringify(changed, null, 2))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  service = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}, 600_000)

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('the tarball needs nothing else, and has the contract of every service inside', async () => {
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'portal-contracts',
  ])
  const { code, text } = await tool('contracts')
  expect(code).toBe(0)
  expect(text.trim().split('\n')).toEqual(
    packedServices().map((service) => join(inside, 'contracts', `${service}.json`)),
  )
})

test.each(Object.keys(portalContracts.subCommands ?? {}))(
  'installed, %s says how it is used',
  async (name) => {
    const { code, text } = await tool(name, '--help')
    expect(code).toBe(0)
    expect(text).toContain(`portal-contracts ${name}`)
  },
)

test('installed, diff finds the field that is gone, and nothing in a contract that stayed', async () => {
  expect(await tool('diff', contract, contract)).toMatchObject({ code: 0 })
  const { code, text } = await tool('diff', contract, 'new.json')
  expect(code).toBe(1)
  expect(text).toContain('response-required-property-removed')
})

test('installed, explain says what a rule means', async () => {
  const { code, text } = await tool('explain', 'operation-removed')
  expect(code).toBe(0)
  expect(text).toContain('An operation is gone')
})

test('installed, impact names the lines of the portal without having its source', async () => {
  const { code, text } = await tool('impact', contract, 'new.json')
  expect(code).toBe(1)
  expect(text).toMatch(/src\/features\/\S+\.tsx:\d+/)
  const asked = await tool('impact', '--operation', 'searchObjects', '--field', 'hits.municipality')
  expect(asked.code).toBe(0)
  expect(asked.text).toContain('src/features/')
})

test('installed, har checks recorded traffic against the contracts inside', async () => {
  const notification = JSON.parse(readFileSync(join(inside, 'contracts/notification.json'), 'utf8')) as {
    paths: Record<
      string,
      {
        get: {
          responses: Record<
            string,
            { content: Record<string, { examples: Record<string, { value: object[] }> }> }
          >
        }
      }
    >
  }
  const { examples = {} } =
    notification.paths['/notifications/{siteKey}']?.get.responses['200']?.content['application/json'] ?? {}
  const list = Object.values(examples)[0]?.value ?? []
  const record = (name: string, value: object) => {
    const text = JSON.stringify(value)
    const headers = [{ name: 'content-type', value: 'application/json' }]
    const entry = {
      request: { method: 'GET', url: 'https://api.test/notifications/Jmse', headers: [] },
      response: { status: 200, headers, content: { mimeType: 'application/json', text } },
    }
    writeFileSync(join(folder, name), JSON.stringify({ log: { version: '1.2', entries: [entry] } }))
  }
  record('kept.har', list)
  record('drifted.har', [{ ...list[0], name: 7 }])
  expect(await tool('har', 'kept.har')).toMatchObject({ code: 0 })
  expect(await tool('har', 'drifted.har')).toMatchObject({ code: 1 })
})

test('installed, probe calls a live service', async () => {
  const { code, text } = await tool('probe', '--target', service, '--service', 'system')
  expect(text).toContain('kept')
  expect(code).toBe(0)
})

test('installed, proxy passes calls on, and reports when it is stopped', async () => {
  const entry = join(inside, 'portal-contracts.js')
  const proxy = spawn(node, [entry, 'proxy', '--target', service, '--port', '0'], { cwd: folder })
  const said: string[] = []
  const port = await new Promise<string>((listens) => {
    for (const stream of [proxy.stdout, proxy.stderr]) {
      stream.on('data', (piece: Buffer) => {
        said.push(piece.toString())
        const [, found] = /:(\d+) passes on/.exec(said.join('')) ?? []
        if (found) listens(found)
      })
    }
  })
  const answer = await fetch(`http://127.0.0.1:${port}/api/system/navigation/get`)
  await answer.arrayBuffer()
  proxy.kill('SIGINT')
  const code = await new Promise((ended) => proxy.once('close', ended))
  expect(said.join('')).toContain('kept')
  expect(code).toBe(0)
})

test('installed, a mistake on the command line gives exit code 2', async () => {
  expect(await tool('diff', contract)).toMatchObject({ code: 2 })
  expect(await tool('nonsense')).toMatchObject({ code: 2 })
  expect(await tool('impact', '--operation', 'nobody')).toMatchObject({ code: 2 })
})

test('installed, it says which version it is', async () => {
  const { code, text } = await tool('--version')
  expect(text.trim()).toBe('1.2.3')
  expect(code).toBe(0)
})
