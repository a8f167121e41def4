import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Traps } from './cook.ts'

/** What must be found nowhere in an answer: it stands in a file that no contract may read. */
export const secret = 'nobody-may-read-this'

/** A place to try hostile input in, which notices what it must not do. */
export type Guard = {
  /** The folder that contracts are read from; the process works in it, too. */
  folder: string
  traps: Traps
  /**
   * Runs a case.
   *
   * @returns what it did that it must not do; nothing when it behaved
   */
  watch: (name: string, run: () => Promise<void>) => Promise<string | undefined>
  close: () => Promise<void>
}

/**
 * A case takes at most this long, in milliseconds of its thread: neither a busy machine counts nor the threads that collect
 * the memory of all files before.
 */
const mostMs = 1000
/**
 * So many ticks of a second a case may last before one that waits for something is given up, and one that turns in circles
 * ended. Only a tick that comes in time counts: a machine that is stopped or has no time for us brings none.
 */
const mostTicks = { waiting: 25, circling: 30 }
const tickMs = 1000
const inTimeMs = 1200
/** What turns in circles has also used so much of the processor, in milliseconds of all threads. */
const circlingMs = 20_000

export const endless = 'waits without end'

/** Sets a folder up with things that a contract must not reach: a file beside it, a link, a pipe, a server, a repository. */
export async function createGuard(): Promise<Guard> {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'hostile-')))
  const folder = join(parent, 'work')
  mkdirSync(folder)
  writeFileSync(join(parent, 'secret.yaml'), `a: { description: ${secret} }\n${secret}: 1\n`)
  symlinkSync('../secret.yaml', join(folder, 'link.yaml'))
  execFileSync('mkfifo', [join(folder, 'pipe.yaml')])
  writeFileSync(join(folder, 'y'), 'a: 1\n')
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words])
  git('init', '-q', '-b', 'main')
  git('add', 'y')
  git('commit', '-q', '-m', 'a')
  let calls = 0
  const server = createServer((socket: Socket) => {
    calls += 1
    socket.on('error', () => {}).destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const traps = {
    port: (server.address() as AddressInfo).port,
    hex: Buffer.from(`--output=${join(folder, 'made')}`).toString('hex'),
  }
  const before = process.cwd()
  process.chdir(folder)
  const members = Object.getOwnPropertyNames(Object.prototype).join()
  const lists = () => JSON.stringify([parent, folder].map((one) => namesIn(one)))
  const files = lists()
  const dog = new Worker(watchdog, { eval: true })
  dog.unref()

  return {
    folder,
    traps,
    watch: async (name, run) => {
      dog.postMessage(name)
      const { user, system } = process.threadCpuUsage()
      const late = Promise.withResolvers<string>()
      let [ticks, last] = [0, performance.now()]
      const timer = setInterval(() => {
        const now = performance.now()
        if (now - last < inTimeMs) ticks += 1
        last = now
        if (ticks === mostTicks.waiting) late.resolve(endless)
      }, tickMs)
      const found = await Promise.race([
        late.promise,
        run().then(
          () => undefined,
          (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
        ),
      ])
      clearInterval(timer)
      dog.postMessage('')
      const used = process.threadCpuUsage({ user, system })
      const ms = (used.user + used.system) / 1000
      if (found !== undefined) return found.slice(0, 1500)
      if (ms > mostMs) return `takes ${Math.round(ms)} ms`
      if (lists() !== files) return `writes ${lists()}`
      if (calls > 0) {
        calls = 0
        return 'calls a server'
      }
      if (Object.getOwnPropertyNames(Object.prototype).join() !== members) return 'changes Object.prototype'
      return undefined
    },
    close: async () => {
      process.chdir(before)
      await dog.terminate()
      server.close()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

/** Files that a case is given are its own, and may change. */
const given = /^(old|new|given)\.\w+$/

const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => !given.test(name))
    .map((name) => `${name} ${statSync(join(folder, name), { throwIfNoEntry: false })?.size}`)

/** Ends the process when a case turns in circles, since nothing else can; says which one it was. */
const watchdog = `
const { parentPort } = require('node:worker_threads')
let timer
parentPort.on('message', (name) => {
  clearInterval(timer)
  if (!name) return
  const before = process.cpuUsage()
  let [ticks, last] = [0, performance.now()]
  timer = setInterval(() => {
    const now = performance.now()
    if (now - last < ${inTimeMs}) ticks += 1
    last = now
    const { user, system } = process.cpuUsage(before)
    if (ticks < ${mostTicks.circling} || (user + system) / 1000 < ${circlingMs}) return
    require('node:fs').writeSync(2, '\\n' + name + ' turns in circles\\n')
    process.kill(process.pid, 'SIGKILL')
  }, ${tickMs})
})
`
