import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packWithNpm } from '#scripts/drift/packed/pack-with-npm.ts'
import { root } from '#scripts/generate/paths.ts'
import { writeMockPackage } from '#scripts/mock/packed/write-package.ts'
import { freePort } from '#scripts/portal/start/free-port.ts'
import { findTestBrowser } from '#scripts/setup/chromium.ts'

const run = promisify(execFile)
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'packed-mock-')))
const made = realpathSync(mkdtempSync(join(tmpdir(), 'packed-mock-made-')))
const examples = join(root, 'docs/examples/mock')

/** What the programs run with: this Node, or another one that somebody wants to try. */
const node = process.env['PACKED_NODE'] ?? process.execPath
const shell = process.platform === 'win32'
let server: ChildProcess | undefined
let url = ''

/** Nothing of this project is around the programs. */
const env = (more: Record<string, string> = {}) => ({
  PATH: [dirname(node), process.env['PATH']].join(delimiter),
  HOME: process.env['HOME'],
  NO_COLOR: '1',
  ...more,
})

/** What a program printed that ended well. */
async function output(file: string, args: string[], more: Record<string, string> = {}): Promise<string> {
  const { stdout } = await run(file, args, { cwd: folder, env: env(more) })
  return stdout
}

const installed = (name: string) => join(folder, 'node_modules', name)

beforeAll(async () => {
  cpSync(examples, folder, { recursive: true })
  await writeMockPackage(join(made, 'package'))
  const tarball = await packWithNpm(join(made, 'package'), made)
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund']
  await run('npm', ['install', ...quiet, tarball], { cwd: folder, shell })
  const port = String(await freePort(4390))
  server = spawn('npx', ['bjorkvall-mock', '--port', port, '--no-draw-ahead'], {
    cwd: folder,
    // it keeps its pictures in the folder for temporary files, as long as that lasts
    env: env({ TMPDIR: made }),
    shell,
    detached: true,
  })
  url = await new Promise((listens, ended) => {
    server?.once('exit', (code) => ended(new Error(`the mock ended with ${code}`)))
    server?.stdout?.on('data', (said: Buffer) => {
      const [found] = /http:\/\/localhost:\d+/.exec(said.toString()) ?? []
      if (found) listens(found)
    })
  })
}, 600_000)

afterAll(() => {
  // npx and what it has started
  if (server?.pid && server.exitCode === null) process.kill(-server.pid, 'SIGTERM')
  for (const one of [folder, made]) rmSync(one, { recursive: true, force: true, maxRetries: 3 })
})

test('from an empty folder, the packed mock answers curl', async () => {
  expect(JSON.parse(await output('sh', ['token.sh'], { MOCK_URL: url }))).toMatchObject({
    firstName: 'Amira',
  })
})

test('its page for people is inside, and is all that it needs', async () => {
  const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text()
  const files = [...page.matchAll(/(?:src|href)="(\/__page\/[^"]+)"/g)].map(([, path]) => path)
  expect(files.map((path) => /\w+$/.exec(path ?? '')?.[0])).toEqual(['css', 'js'])
  for (const path of files) expect((await fetch(`${url}${path}`)).status).toBe(200)
})

test('it draws its pictures, and is steered by its own commands', async () => {
  const picture = await fetch(`${url}/images/stage/stage-strandangen.webp?width=320`)
  expect(picture.headers.get('content-type')).toMatch(/^image\//)
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  const bin = join(installed('bjorkvall-mock'), 'bin.js')
  expect(await output(node, [bin, 'log', '--url', url])).toContain('/images/stage/stage-strandangen.webp')
})

test('a test in Vitest has it behind fetch, by MSW', async () => {
  const vitest = join(installed('vitest'), 'vitest.mjs')
  expect(await output(node, [vitest, 'run', 'user.test.ts'])).toContain('1 passed')
}, 60_000)

test('a test in Playwright has a world of its own', async () => {
  const cli = join(installed('@playwright/test'), 'cli.js')
  const chromium = findTestBrowser()
  const more = { PORT: String(await freePort(4395)), ...(chromium ? { CHROMIUM_PATH: chromium } : {}) }
  expect(await output(node, [cli, 'test', 'page.spec.ts'], more)).toContain('1 passed')
}, 60_000)

test('a client of openapi-fetch knows the contracts, and so does the compiler', async () => {
  expect(await output(node, ['homes.ts'])).toMatch(/^.+\n.+\n.+\n$/)
  const tsc = join(root, 'node_modules/typescript7/bin/tsc')
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--skipLibCheck']
  const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')]
  const programs = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  expect(await output(process.execPath, [tsc, ...options, ...types, ...programs])).toBe('')
}, 60_000)

test.each(['token.sh', 'user.test.ts', 'page.spec.ts', 'homes.ts'])(
  '%s has fewer than twenty lines, and stands in the page about the mock',
  (name) => {
    const program = readFileSync(join(examples, name), 'utf8').trim()
    expect(program.split('\n').length).toBeLessThan(20)
    expect(readFileSync(join(root, 'docs/use-the-mock.md'), 'utf8')).toContain(program)
  },
)
