import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { freePort } from '#scripts/portal/free-port.ts'

const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? ''

/** What whoever opens an answer in a browser is protected by. */
function expectHeaders(headers: Headers) {
  expect(policyOf(headers)).toMatch(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/)
  expect(policyOf(headers)).not.toContain('unsafe-')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBeTruthy()
}

test('npm start serves the portal and the API, and leaves nothing behind when told to stop', async () => {
  const [port, apiPort] = [await freePort(45_173), await freePort(44_010)]
  const options = ['start', '--port', String(port), '--api-port', String(apiPort)]
  // what tests of components leave out of the portal belongs to it here
  const env = { ...process.env, VITEST: undefined }
  const child = spawn(process.execPath, [join(root, 'scripts/setup/run.mjs'), ...options], { cwd: root, env })
  let said = ''
  try {
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => {
          said += text
          if (said.includes('Ctrl-C stops both')) resolve()
        })
      }
      child.once('exit', () => reject(new Error(`It ended:\n${said}`)))
    })
    expect(said).toContain(`http://no.localhost:${port}/`)
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
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await freePort(port)).toBe(port)
  expect(await freePort(apiPort)).toBe(apiPort)
}, 60_000)
