import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/generate/paths.ts'
import { freePort } from '#scripts/portal/free-port.ts'

test('npm start serves the portal and the API, and leaves nothing behind when told to stop', async () => {
  const [port, apiPort] = [await freePort(45_173), await freePort(44_010)]
  const options = ['start', '--port', String(port), '--api-port', String(apiPort)]
  const child = spawn(process.execPath, [join(root, 'scripts/setup/run.mjs'), ...options], { cwd: root })
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
    const api = await fetch(`http://127.0.0.1:${apiPort}/nothing-here`)
    expect(api.status).toBe(404)
  } finally {
    child.kill('SIGTERM')
  }
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await freePort(port)).toBe(port)
  expect(await freePort(apiPort)).toBe(apiPort)
}, 60_000)
