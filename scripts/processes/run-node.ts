import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../generate/paths.ts'

export type Outcome = {
  code: number
  output: string
  seconds: number
  /** It was stopped because its time was over. */
  timedOut: boolean
}

type Options = {
  env?: Record<string, string>
  show?: boolean
  /** The folder to run in; the root folder when left out. */
  cwd?: string
  /** Seconds it may take. Then it is asked to stop as on Ctrl-C, and made to a quarter of a minute later. */
  limit?: number
}

const running = new Set<ChildProcess>()

/**
 * Runs one of the project's tools in the Node at hand until it ends.
 *
 * @param args the script and its arguments
 * @param options `show` lets it write to the terminal; otherwise the outcome holds what it wrote
 */
export function runNode(
  args: string[],
  { env = {}, show = false, cwd = root, limit }: Options = {},
): Promise<Outcome> {
  const start = performance.now()
  const output: string[] = []
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  })
  running.add(child)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text))
  }
  let timedOut = false
  const timers = limit === undefined ? [] : stopAfter(limit, child, () => (timedOut = true))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      running.delete(child)
      for (const timer of timers) clearTimeout(timer)
      const seconds = (performance.now() - start) / 1000
      resolve({ code: code ?? 1, output: output.join(''), seconds, timedOut })
    })
  })
}

function stopAfter(limit: number, child: ChildProcess, tell: () => void): NodeJS.Timeout[] {
  const ask = () => {
    tell()
    child.kill('SIGINT')
  }
  return [setTimeout(ask, limit * 1000), setTimeout(() => child.kill('SIGKILL'), (limit + 15) * 1000)]
}

/**
 * The exit code to end with after a server of ours has ended.
 *
 * @param code of the server; null when a signal has ended it
 * @param isAsked whether it was asked to stop: a signal that comes before it listens for one ends it, and that is no failure
 */
export function exitCodeOf(code: number | null, isAsked: boolean): number {
  return code ?? (isAsked ? 0 : 2)
}

/**
 * Lets this process end together with what it runs: on a signal, or when the process that waits for it is gone, each
 * child is asked to stop as on Ctrl-C. It gets half a minute, because one that is made to stop leaves its own children.
 */
export function endWithChildren(): void {
  let stopping = false
  const stop = () => {
    // npm and the terminal may both send a signal
    if (stopping) return
    stopping = true
    const left = [...running]
    for (const child of left) child.kill('SIGINT')
    const force = setTimeout(() => left.forEach((child) => child.kill('SIGKILL')), 30_000)
    void Promise.all(left.map((child) => new Promise((resolve) => child.once('close', resolve)))).then(() => {
      clearTimeout(force)
      process.exit(130)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
  // listening for the end of the channel would keep this process alive when its work is done
  process.channel?.unref()
}
