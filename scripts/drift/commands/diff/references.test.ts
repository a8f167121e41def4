import { runCommand } from 'citty'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { diff } from './diff.ts'

const folder = temporaryFolder('drift-refs')
const file = (name: string, text: string): string => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const contract = (paths: string) => `openapi: 3.1.0\ninfo: { title: a, version: '1' }\npaths:\n${paths}`
const referring = (reference: string) => contract(`  /a: { $ref: '${reference}' }`)
const path = 'home: { get: { responses: { 200: { description: a } } } }'
const hidden = 'root:hidden: [unclosed'
const old = file('old.yaml', contract('  {}\n'))
const secret = file('outside/secret.yaml', hidden)
file('outside/home.yaml', path)
file('api/home.yaml', path)
mkdirSync(join(folder, 'api/deeper'))
symlinkSync(secret, join(folder, 'api/link.yaml'))
symlinkSync(join(folder, 'outside'), join(folder, 'api/linked'))

const said: string[] = []
beforeEach(() => {
  said.length = 0
  const say = (text: string) => void said.push(text)
  vi.spyOn(console, 'log').mockImplementation(say)
  vi.spyOn(console, 'error').mockImplementation(say)
})
const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
  process.chdir(home)
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})
const home = process.cwd()

const run = async (...rawArgs: string[]) => {
  said.length = 0
  process.exitCode = 0
  await runCommand(diff, { rawArgs })
  return { code: process.exitCode, text: said.join('\n') }
}
const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
/** Somebody who notes what is asked of them. */
const witness = async (): Promise<{ at: string; asked: (string | undefined)[] }> => {
  const asked: (string | undefined)[] = []
  const at = await serve(({ url }, response) => {
    asked.push(url)
    response.end(path)
  })
  return { at, asked }
}
/** A repository with two commits; the older one is tagged. */
const repository = (text: string): string => {
  const at = mkdtempSync(join(folder, 'git-'))
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.se', ...words], { cwd: at })
  git('init', '--quiet')
  for (const [name, content] of [
    ['shared.yaml', path],
    ['api.yaml', text],
  ] as const) {
    writeFileSync(join(at, name), content)
    git('add', '.')
    git('commit', '--quiet', '-m', name)
  }
  git('tag', 'older', 'HEAD~1')
  return at
}
const hex = (revision: string): string => Buffer.from(revision).toString('hex')

test('a reference never becomes an option of git, wherever the contract comes from', async () => {
  const written = join(folder, 'written')
  const reference = `git://${hex(`--output=${written}`)}/y`
  const at = await serve((_, response) => response.end(referring(reference)))
  process.chdir(repository(referring(reference)))
  for (const given of [file('option.yaml', referring(reference)), `${at}/a.yaml`, 'HEAD:api.yaml']) {
    const { code, text } = await run(old, given)
    expect(code).toBe(2)
    expect(text).toContain('which leads to a git revision')
  }
  expect(await run('--', old, '--output=x:y')).toMatchObject({ code: 2 })
  expect([existsSync(written), readdirSync('.').toSorted()]).toEqual([
    false,
    ['.git', 'api.yaml', 'shared.yaml'],
  ])
}, 60_000)

test('a contract in a git revision reaches what was committed with it, and no other revision', async () => {
  process.chdir(repository(referring('shared.yaml#/home')))
  expect(await run('HEAD:api.yaml', 'HEAD:api.yaml')).toMatchObject({ code: 0 })
  for (const reference of [`//${hex('older')}/shared.yaml#/home`, `git://${hex('HEAD')}/shared.yaml#/home`]) {
    process.chdir(repository(referring(reference)))
    const { code, text } = await run('HEAD:api.yaml', 'HEAD:api.yaml')
    expect(code).toBe(2)
    expect(text).toContain('which leads to a git revision')
  }
  process.chdir(repository(referring(`${pathToFileURL(join(folder, 'api/home.yaml')).href}#/home`)))
  expect((await run('HEAD:api.yaml', 'HEAD:api.yaml')).text).toContain(
    'which leads to a file of this machine',
  )
}, 60_000)

test.each([
  ['above its folder', '../outside/secret.yaml'],
  ['by its whole path', secret],
  ['by its address', pathToFileURL(secret).href],
  ['of the system', '/etc/passwd'],
  ['behind a link', 'link.yaml'],
  ['in a folder behind a link', 'linked/secret.yaml'],
  ['above its folder, written otherwise', 'deeper/%2e%2e/..%2f../outside/secret.yaml'],
])('a contract does not reach a file %s, nor is it said what is there', async (_, reference) => {
  const { code, text } = await run(old, file('api/a.yaml', referring(reference)))
  expect(code).toBe(2)
  expect(text).toMatch(/which lies outside of its folder|which is no path/)
  expect(text).not.toMatch(/hidden|unclosed|root:/)
})

test('what cannot be read below its folder is named, and not quoted', async () => {
  file('api/odd.yaml', hidden)
  const { code, text } = await run(old, file('api/b.yaml', referring('odd.yaml#/a')))
  expect(code).toBe(2)
  expect(text).toContain('refers to odd.yaml#/a, which could not be read.')
  expect((await run(old, file('api/c.yaml', referring('deeper#/a')))).text).toContain('which is no file')
})

test('files below its own folder, and below one that is allowed by name, are reached', async () => {
  const near = file('api/near.yaml', referring('home.yaml#/home'))
  expect(await run(near, near)).toMatchObject({ code: 0 })
  const far = file('api/far.yaml', referring('../outside/home.yaml#/home'))
  expect(await run(far, far)).toMatchObject({ code: 2 })
  expect(await run(far, far, '--allow-refs', join(folder, 'outside'))).toMatchObject({ code: 0 })
  expect(await run(far, far, '--allow-refs', 'nowhere')).toMatchObject({ code: 2 })
})

test('a contract of the web reaches its own origin, and no file, no other origin and no redirect', async () => {
  const { at: other, asked } = await witness()
  let reference = 'home.yaml#/home'
  const at = await serve(({ url }, response) => {
    if (url === '/home.yaml') response.end(path)
    else if (url === '/moved.yaml') response.writeHead(302, { location: `${other}/moved` }).end()
    else response.end(referring(reference))
  })
  const own = `${at}/api.yaml`
  expect(await run(own, own)).toMatchObject({ code: 0 })
  reference = 'moved.yaml#/home'
  expect((await run(own, own)).text).toContain('could not be read')
  expect((await run(old, `${at}/moved.yaml`)).text).toContain('answered 302 and leads elsewhere')
  reference = `${pathToFileURL(join(folder, 'api/home.yaml')).href}#/home`
  expect((await run(own, own)).text).toContain('which leads to a file of this machine')
  reference = `${other}/home.yaml#/home`
  expect((await run(own, own)).text).toContain(`which is of another origin; --allow-refs ${other} allows it`)
  expect((await run(old, file('api/web.yaml', referring(reference)))).text).toContain('of another origin')
  expect(asked).toEqual([])
  expect(await run(own, own, '--allow-refs', other)).toMatchObject({ code: 0 })
  expect(asked).not.toEqual([])
})

test('a contract that refers on and on to new documents is not followed for ever', async () => {
  const at = await serve(({ url = '' }, response) =>
    response.end(url === '/api.yaml' ? referring('1#/a') : `a: { $ref: '${Number(url.slice(1)) + 1}#/a' }`),
  )
  const { code, text } = await run(old, `${at}/api.yaml`)
  expect(code).toBe(2)
  expect(text).toContain('A contract is of at most 2000 documents')
}, 60_000)
