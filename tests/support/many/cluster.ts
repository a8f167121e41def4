import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { builtServer, bundleServer, serverFlags } from '#scripts/mock/bundle.ts'
import { type OwnRedis, ownRedis } from '../servers/own-redis.ts'
import { askUntilAnswered } from './ask-until-answered.ts'

type Server = { child: ChildProcess; address: string; isFrozen: boolean; timer?: NodeJS.Timeout }

const server = resolve(import.meta.dirname, '../../../mocks/server.ts')
/** Longer than a lease. */
const frozenMs = 2500
/** How long a balancer waits for a server to say that it is up, in milliseconds. */
const healthMs = 250

/** Several servers of one store, each a process, of which some are killed and some are frozen. */
export class Cluster {
  readonly redis: OwnRedis
  readonly #servers: Server[] = []
  #turn = 0
  readonly faults = { killed: 0, frozen: 0 }

  readonly #program: string[]
  #coming: Promise<void> = Promise.resolve()

  private constructor(redis: OwnRedis, program: string[]) {
    this.redis = redis
    this.#program = program
  }

  /** @param isBuilt servers begin as they are built, in a tenth of the time that they take from their sources */
  static async start(count: number, isBuilt = false): Promise<Cluster> {
    if (isBuilt) await bundleServer()
    const cluster = new Cluster(await ownRedis(), isBuilt ? [...serverFlags, builtServer] : [server])
    await Promise.all(Array.from({ length: count }, () => cluster.#add()))
    return cluster
  }

  async #add(): Promise<void> {
    const args = [...this.#program, '--port', '0', '--no-draw-ahead', '--store', this.redis.url]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const place = this.#servers.length
    this.#servers.push({ child, address: '', isFrozen: false })
    for await (const line of createInterface({ input: child.stdout })) {
      const [address] = /http:\/\/localhost:\d+/.exec(line) ?? []
      if (!address) continue
      const known = this.#servers.find((one) => one.child === child) ?? this.#servers[place]
      if (known) known.address = address.replace('localhost', '127.0.0.1')
      return void child.stdout.resume()
    }
    throw new Error('a server ended at its start')
  }

  /**
   * Asks one server after the other, as a balancer that sends nothing to one that does not say it is up.
   *
   * @throws when none has answered for a minute
   */
  ask(path: string, init: RequestInit): Promise<Response> {
    return askUntilAnswered(() => this.#askEach(path, init))
  }

  /** Undefined when no server is up, or those that are refuse. */
  async #askEach(path: string, init: RequestInit): Promise<Response | undefined> {
    const up = this.#servers.filter(({ address }) => address !== '')
    for (let tries = 0; tries < up.length; tries += 1) {
      const chosen = up[(this.#turn += 1) % up.length]
      if (!chosen || !(await this.#isUp(chosen))) continue
      const answer = await fetch(chosen.address + path, init)
      if (answer.headers.get('x-mock-call') !== 'refused') return answer
    }
    return undefined
  }

  async #isUp({ address }: Server): Promise<boolean> {
    const { killed, frozen } = this.faults
    if (killed + frozen === 0) return true
    const signal = AbortSignal.timeout(healthMs)
    return fetch(`${address}/health`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  /** Kills a server, in whose place another one begins if `replace` says so; another is always up meanwhile. */
  async kill(at: number, replace: boolean): Promise<void> {
    const up = this.#servers.filter(({ address }) => address !== '')
    const victim = up[at % up.length]
    if (!victim || victim.isFrozen || up.length < 2) return
    this.faults.killed += 1
    this.#servers.splice(this.#servers.indexOf(victim), 1)
    const gone = once(victim.child, 'exit')
    victim.child.kill('SIGKILL')
    await gone
    if (replace) this.#coming = Promise.all([this.#coming, this.#add()]).then(() => undefined)
  }

  /** Stops a server for longer than its leases, and lets it go on. */
  freeze(at: number): void {
    const victim = this.#servers[at % this.#servers.length]
    if (!victim || victim.address === '' || this.#servers.some(({ isFrozen }) => isFrozen)) return
    this.faults.frozen += 1
    victim.isFrozen = true
    victim.child.kill('SIGSTOP')
    victim.timer = setTimeout(() => {
      victim.child.kill('SIGCONT')
      victim.isFrozen = false
    }, frozenMs)
  }

  async close(): Promise<void> {
    await this.#coming
    const ends = this.#servers.map(async ({ child, timer }) => {
      clearTimeout(timer)
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    })
    await Promise.all(ends)
    await this.redis.close()
  }
}
