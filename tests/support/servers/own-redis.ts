import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#scripts/portal/start/free-port.ts'
import { findRedis } from '#scripts/setup/redis.ts'

/** A Redis of a test's own, in a folder of its own. */
export type OwnRedis = {
  url: string
  port: number
  readonly pid: number
  /** Ends it as it ends itself; what it has said to have is in its folder. */
  stop: () => Promise<void>
  /** Starts it again over what it has. */
  start: () => Promise<void>
  /** Sends it a signal. */
  signal: (signal: NodeJS.Signals) => void
  /** Ends it and throws its folder away. */
  close: () => Promise<void>
}

/** How others speak to it: plainly unless told. */
type Spoken = { tls?: { cert: string; key: string }; password?: string }

/** Starts a Redis that keeps each write in its file before it answers. */
export async function ownRedis({ tls, password }: Spoken = {}): Promise<OwnRedis> {
  const program = findRedis()
  if (!program) throw new Error('there is no Redis')
  const folder = mkdtempSync(join(tmpdir(), 'redis-'))
  // tests that begin at the same time do not look at the same ports
  const port = await freePort(20_000 + 100 * Math.floor(Math.random() * 120))
  let child: ChildProcess | undefined
  if (tls) {
    writeFileSync(join(folder, 'cert.pem'), tls.cert)
    writeFileSync(join(folder, 'key.pem'), tls.key)
  }
  const start = async () => {
    const args = [
      ...(tls
        ? ['--port', '0', '--tls-port', String(port), '--tls-auth-clients', 'no']
        : ['--port', String(port)]),
      ...(tls ? ['--tls-cert-file', `${folder}/cert.pem`, '--tls-key-file', `${folder}/key.pem`] : []),
      ...(password === undefined ? [] : ['--requirepass', password]),
      '--bind',
      '127.0.0.1',
      '--dir',
      folder,
      '--save',
      '',
      '--appendonly',
      'yes',
    ]
    const started = spawn(program.file, args, { argv0: program.name, stdio: ['ignore', 'pipe', 'ignore'] })
    child = started
    for await (const line of createInterface({ input: started.stdout }))
      if (line.includes('Ready to accept connections')) return void started.stdout.resume()
    throw new Error('Redis ended at its start')
  }
  const stop = async () => {
    if (child?.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  await start()
  const close = async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  return {
    url: `${tls ? 'rediss' : 'redis'}://${password === undefined ? '' : `:${password}@`}127.0.0.1:${port}`,
    port,
    get pid() {
      return child?.pid ?? 0
    },
    start,
    stop,
    close,
    signal: (signal) => void child?.kill(signal),
  }
}
