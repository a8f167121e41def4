import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { freePort } from '#scripts/portal/start/free-port.ts'

const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? ''

/** What whoever opens an answer in a browser is protected by. */
function expectHeaders(headers: Headers) {
  expect(policyOf(headers)).toMatch(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/)
  expect(policyOf(headers)).not.toContain('unsafe-')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBeTruthy()
}

/** `npm start` on two free ports, once it says that both listen. */
async function started(...more: string[]) {
  const [port, apiPort] = [await freePort(45_173), await freePort(44_010)]
  const options = ['start', '--port', String(port), '--api-port', String(apiPort), ...more]
  // what tests of components leave out of the portal belongs to it here
  const env = { ...process.env, VITEST: undefined }
  const child = spawn(process.execPath, [join(root, 'scripts/setup/run.mjs'), ...options], { cwd: root, env })
  const exit = once(child, 'exit')
  let said = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (said.includes('Ctrl-C stops both')) resolve()
      })
    }
    void exit.then(() => reject(new Error(`It ended:\n${said}`)))
  })
  return { child, port, apiPort, exit, said: () => said }
}

test('npm start serves the portal and the API, and leaves nothing behind when told to stop', async () => {
  const { child, port, apiPort, exit, said } = await started()
  try {
    expect(said()).toContain(`http://no.localhost:${port}/`)
    const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } })
    expect(page.status).toBe(200)
    expectHeaders(page.headers)
    const [, nonce = ''] = /script-src 'self' 'nonce-([^']+)'/.exec(policyOf(page.headers)) ?? []
    const scripts = [...(await page.text()).matchAll(/<script[^>]*>/g)].map(([tag]) => tag)
    expect(scripts.filter((tag) => tag.includes(`nonce="${nonce}"`))).toEqual(scripts)
    const view = await fetch(`http://127.0.0.1:${port}/embed/plain/`, { headers: { accept: 'text/html' } })
    expect(policyOf(view.headers)).toContain("frame-ancestors 'self' http://localhost:*")
    const api = await fetch(`http://127.0.0.1:${apiPort}/nothing-here`)
    expect(api.status).toBe(404)
    expectHeaders(api.headers)
  } finally {
    child.kill('SIGTERM')
  }
  expect(await exit).toEqual([0, null])
  expect(await freePort(port)).toBe(port)
  expect(await freePort(apiPort)).toBe(apiPort)
}, 60_000)

test.each([
  ['--api-port', '4190', 'Browsers call no server on port 4190', '--api-port 4191 works.'],
  ['--port', '6000', 'Browsers call no server on port 6000', '--port 6001 works.'],
  ['--port', 'here', '--port is a whole number from 1 to 65535, and not here.', ''],
])(
  'npm start says at once that %s %s can not be',
  async (option, port, why, instead) => {
    const child = spawn(process.execPath, [join(root, 'scripts/setup/run.mjs'), 'start', option, port], {
      cwd: root,
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
    expect(await once(child, 'exit')).toEqual([2, null])
    expect(said).toContain(why)
    expect(said).toContain(instead)
    expect(said.trim().split('\n')).toHaveLength(1)
  },
  30_000,
)

/** The process that was started with these words; Linux lists all of them in files. */
const processWith = (words: string): number | undefined =>
  readdirSync('/proc')
    .map(Number)
    .find((id) => {
      try {
        return id > 0 && readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ').includes(words)
      } catch {
        // it has ended meanwhile
        return false
      }
    })

test.runIf(existsSync('/proc/self/cmdline'))(
  'when the mock server dies, npm start says so, stops the portal and fails',
  async () => {
    const { child, port, apiPort, exit, said } = await started('--no-draw-ahead')
    try {
      const mock = processWith(`--follow --port ${apiPort} `)
      if (mock === undefined) throw new Error('No mock server runs')
      process.kill(mock, 'SIGKILL')
      expect(await exit).toEqual([2, null])
    } finally {
      child.kill('SIGTERM')
    }
    expect(said()).toContain('The mock server ended, so the portal was stopped as well.')
    expect(await freePort(port)).toBe(port)
  },
  60_000,
)
