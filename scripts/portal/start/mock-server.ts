import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { NetworkAccess } from './network-access.ts'
import { type TakeUp, followedServer, takeUpIn } from '../../follow/followed-mock.ts'
import { root } from '../../generate/paths.ts'

export type MockServer = {
  /** Lets it take up files that were saved. */
  takeUp: TakeUp
  /** Resolves when the server has ended, by itself or because it was told to. */
  ended: Promise<void>
  stop: () => Promise<void>
}

const startTimeoutMs = 30_000

/**
 * Starts the mock server in a process of its own and waits until it listens. It keeps its worlds from one start on this
 * port to the next. What it writes goes on to this terminal. Without an opening only pages of this machine are answered.
 *
 * @param portal where the portal is, for the links of mails
 * @throws when it ends before it listens, or does not listen within half a minute
 */
export async function startMockServer(
  port: number,
  host: string,
  {
    origins = [],
    key,
    drawAhead = true,
    portal,
  }: Partial<NetworkAccess> & { drawAhead?: boolean; portal?: string } = {},
): Promise<MockServer> {
  const node = ['--import', new URL('end-with-parent.mjs', import.meta.url).href]
  const store = `sqlite:.cache/worlds-${port}.sqlite`
  const allowed = origins.map((origin) => `--allow-origin=${origin}`)
  const listening = ['--follow', '--port', String(port), '--host', host, '--store', store, ...allowed]
  const further = [...(portal ? [`--portal=${portal}`] : []), ...(drawAhead ? [] : ['--no-draw-ahead'])]
  const server = [followedServer, ...listening, ...further]
  const child = spawn(process.execPath, [...node, ...server], {
    cwd: root,
    env: { ...process.env, MOCK_KEY: key ?? '' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    const force = setTimeout(() => child.kill('SIGKILL'), 5000)
    await ended
    clearTimeout(force)
  }
  const lines = createInterface({ input: child.stdout ?? process.stdin })
  try {
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => (/listening/i.test(line) ? resolve() : console.log(line)))
      void ended.then(() => reject(new Error('The mock server ended before it listened.')))
      setTimeout(() => reject(new Error('The mock server does not listen.')), startTimeoutMs).unref()
    })
  } catch (error) {
    await stop()
    throw error
  }
  return { ended, stop, takeUp: takeUpIn(child) }
}
