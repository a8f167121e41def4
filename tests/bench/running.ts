import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { root } from '#scripts/generate/paths.ts'
import type { LoadOrder, LoadResult } from './mock/load.ts'

export type Running = {
  pid: number
  port: number
  startMs: number
  stop: () => Promise<void>
  /** Of somebody who is logged in, where the server knows its own tokens alone. */
  token?: string
}

const timeoutMs = 60_000

/** Starts a server in a process of its own, and waits until it has answered a request; how long that took. */
export async function started(
  port: number,
  args: string[],
  { first, env = {} }: { first: string; env?: Record<string, string> },
): Promise<Running> {
  const start = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answering(`http://127.0.0.1:${port}${first}`, child)
  return { pid: child.pid ?? 0, port, startMs: performance.now() - start, stop: () => stopped(child) }
}

async function answering(address: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + timeoutMs
  while (performance.now() < until && child.exitCode === null) {
    const answered = await fetch(address).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    )
    if (answered) return
    await new Promise((soon) => setTimeout(soon, 2))
  }
  await stopped(child)
  throw new Error(`${address} does not answer`)
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 3000)
  await gone
  clearTimeout(force)
}

/**
 * Starts the mock server of a copy of this project, this one where none is named, on a port that the system chooses:
 * processes that start one at the same moment never meet.
 *
 * @throws when it ends before it listens
 */
export async function startedMock(folder = root): Promise<Running> {
  const start = performance.now()
  const program = join(folder, 'mocks/server.ts')
  const child = spawn(process.execPath, [program, '--port', '0', '--no-draw-ahead'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await announcedPort(child.stdout)
  if (port === undefined) throw new Error('The mock server ended before it listened.')
  return { pid: child.pid ?? 0, port, startMs: performance.now() - start, stop: () => stopped(child) }
}

/** What a server says of its port; what it says later is read as well, so that it never waits for a reader. */
function announcedPort(output: Readable): Promise<number | undefined> {
  return new Promise((resolve) => {
    const lines = createInterface({ input: output })
    lines.on('line', (line) => {
      const [, port] = /listening on http:\/\/localhost:(\d+)/.exec(line) ?? []
      if (port !== undefined) resolve(Number(port))
    })
    lines.once('close', () => resolve(undefined))
  })
}

/** Lets another process ask a server; `place` is told which before it begins. */
export async function load(order: LoadOrder, place?: (pid: number) => void): Promise<LoadResult> {
  const child = spawn(process.execPath, [join(root, 'tests/bench/mock/load.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  if (child.pid !== undefined) place?.(child.pid)
  child.stdin.end(JSON.stringify(order))
  return JSON.parse(await text(child.stdout)) as LoadResult
}
