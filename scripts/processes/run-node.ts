import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../generate/paths.ts'

export type Outcome = { code: number; output: string; seconds: number }

type Options = { env?: Record<string, string>; show?: boolean }

const running = new Set<ChildProcess>()

/**
 * Runs one of the project's tools in the Node at hand, from the root folder, until it ends.
 *
 * @param args the script and its arguments
 * @param options `show` lets it write to the terminal; otherwise the outcome holds what it wrote
 */
export function runNode(args: string[], { env = {}, show = false }: Options = {}): Promise<Outcome> {
  const start = performance.now()
  const output: string[] = []
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  })
  running.add(child)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text))
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output: output.join(''), seconds: (performance.now() - start) / 1000 })
    })
  })
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
