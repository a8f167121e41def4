import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { announce } from './announce.ts'
import {
  type Backend,
  type BackendOptions,
  createBackend,
  originPolicyOfSites,
  productServices,
} from '../backend.ts'
import { type Service, services } from '../contracts.ts'
import { catalogueOf } from '../catalogue/catalogue.ts'
import { isPersona } from '../catalogue/people/personas.ts'
import type { LogEntry } from '../engine/worlds/log.ts'
import { serve, serveSecurely } from '../engine/node/node-http.ts'
import type { Certificate, ListeningServer } from '../engine/node/node-secure.ts'
import { closeGracefully } from '../many/close-gracefully.ts'
import type { Metrics } from '../many/metrics.ts'
import { Leader } from '../many/workers/leader.ts'
import { withFrontDoor } from './front-door/front-door.ts'
import { frontPageOf } from './front-door/front-page.ts'
import { nodeRasterizer } from '../imagery/render/node/node-rasterizer.ts'
import { warm } from '../imagery/render/warm.ts'
import { Switchboard } from '../live/switchboard.ts'
import { lockOf } from './access/lock.ts'
import { ownServices, toldOfUnwritten } from './own-services.ts'
import type { KnownPerson } from '../real/known-people.ts'
import { RealServices } from '../real/real-services.ts'
import { recordInto } from '../recording/recorder.ts'
import { type Replay, replayOf } from '../recording/replay.ts'
import { WatchedWorlds } from '../recording/watched-worlds.ts'
import type { ServerOptions } from './server-options.ts'
import { openStore } from './server-store.ts'
import { nordicDay } from '../state/today.ts'
import { messageOf, stop } from './stop.ts'
import { jsonLineOf } from '../telemetry/json-lines.ts'

/** A process that answers calls until a signal comes, alone or as one of several workers. */
export type ServingProcess = {
  /** @throws when it follows nothing, or the other version can't be made; then the present one goes on */
  takeOver: (create: typeof createBackend) => Promise<void>
}

/** @param certificate what it speaks TLS with */
export function servingProcess(
  given: ServerOptions,
  key: string | undefined,
  certificate: () => Promise<Certificate | undefined>,
): ServingProcess {
  const { seed, size } = given
  // whom this process asks for what all workers share
  const leader = cluster.isWorker ? new Leader(process) : undefined
  const originPolicy = originPolicyOfSites(given.origins)
  const opened = openStore(given, originPolicy, leader)
  const { store, many, close: closeStore } = 'unusable' in opened ? stop(opened.unusable) : opened
  const rasterizer = nodeRasterizer({ folder: given.images })
  const ending = new AbortController()
  const own = contractsGiven(given.contracts)
  const replay = given.replay === undefined ? undefined : replayed(given.replay, own)
  let metrics: Metrics | undefined
  let describeSpan: BackendOptions['onCall']
  const options: BackendOptions = {
    onViolation: 'warn',
    seed,
    size,
    worldLimit: given.worldLimit,
    idleMinutes: given.idleMinutes,
    ownServices: own,
    real: realServices(given, own),
    people: peopleIn(given.people),
    watched: new WatchedWorlds(),
    ...(replay ? { replay: async (call) => (await replay).elsewhere(call) } : {}),
    ...(store ? { store } : {}),
    // where several servers share worlds, the store itself forgets those that nobody uses
    ...(many ? { forgetDays: Infinity } : {}),
    rasterizer,
    originPolicy,
    ...(given.portal === undefined ? {} : { portal: given.portal }),
    ...(key ? { lock: lockOf(key) } : {}),
    ...(given.metrics || given.traces || given.log === 'json' ? { onCall } : {}),
  }
  const first = createBackend(options)
  // where nothing is followed, no call goes a step further
  const switchboard = given.follow ? new Switchboard<Backend>(first) : undefined
  const backend = () => switchboard?.backend ?? first
  const recording =
    given.record === undefined ? undefined : recordInto(given.record, switchboard ?? first, stopRecording)
  recording?.ready.catch((error: unknown) => stop(messageOf(error)))
  let forgetKey = () => {}

  /** Listens, until a signal comes. */
  async function start(): Promise<void> {
    const secured = await certificate()
    if (given.metrics) metrics = await startMetrics()
    const page = leader ? () => leader.ask('metrics') as ReturnType<Metrics['page']> : metrics?.page
    // by a package that nobody else loads
    const traces = given.traces ? await import('../telemetry/traces.ts') : undefined
    describeSpan = traces?.describeSpan
    const playing = recording ?? switchboard ?? first
    const answering = withFrontDoor(traces?.withSpans(playing) ?? playing, [...services, ...own], {
      isLeaving: () => ending.signal.aborted,
      page: frontPageOf(),
      ...(given.metrics && page ? { metrics: page } : {}),
    })
    await many
      ?.open(backend, answering)
      .catch((error: unknown) => stop(`The store of worlds can't be used: ${messageOf(error)}`))
    const relay = many?.relaying
    const server = secured ? serveSecurely(answering, secured, relay) : serve(answering, relay)
    server.listen(given.port, given.host, () => {
      // port 0 lets the system choose one
      const { port } = server.address() as AddressInfo
      // whoever leads workers says where they are
      if (!leader) void announceStart(port, secured)
      if (given.drawAhead && !isLaterWorker())
        drawAhead().catch((error: unknown) => console.error('Pictures can not be drawn:', error))
    })
    server.on('error', (error) => {
      stop(whyNotListening(given.port, error))
    })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(server))
  }

  /** Counts, traces and logs a call, as far as the options ask for it. */
  function onCall(call: LogEntry, world: string): void {
    metrics?.count(call)
    describeSpan?.(call, world)
    if (given.log === 'json') process.stdout.write(`${jsonLineOf(call, world)}\n`)
  }

  async function announceStart(port: number, secured: Certificate | undefined): Promise<void> {
    const unwritten = toldOfUnwritten(first.unwritten)
    const replaying = replay && `Replaying ${(await replay).size} answers of ${given.replay}`
    const more = [unwritten, replaying].filter((line) => line !== undefined)
    forgetKey = announce(given, { port, key, certificate: secured, more })
  }

  /** What is counted, by a package that nobody else loads. */
  async function startMetrics(): Promise<Metrics> {
    const { Metrics } = await import('../many/metrics.ts')
    return new Metrics(backend, many)
  }

  /** Ends: at once, or once the other servers have the worlds of this one. */
  async function end(server: ListeningServer): Promise<void> {
    // a terminal tells all workers, and so does the process that leads them
    if (ending.signal.aborted) return
    ending.abort()
    forgetKey()
    if (many) {
      await many.leave()
      await closeGracefully(server)
      many.close()
    }
    server.closeAllConnections()
    server.close()
    // calls that have been read begin before the store is closed
    await setImmediate()
    void recording?.close()
    // where others share the store, all that is played here has been kept, and the rest is theirs
    if (!many) backend().worlds.unloadAll()
    closeStore?.()
    if (leader) process.disconnect()
  }

  /** The pictures of the first pages, once whoever waits for the server has been answered. */
  async function drawAhead(): Promise<void> {
    await setTimeout(2000, undefined, { ref: false })
    const today = nordicDay(Date.now())
    const catalogue = catalogueOf({ referenceDate: today, seed: String(seed), size })
    await warm(rasterizer, catalogue, ending.signal)
  }

  function stopRecording(error: unknown): void {
    console.error(`${given.record} takes no more, and nothing more is recorded: ${messageOf(error)}`)
  }

  void start()
  return {
    takeOver: async (create) => {
      if (!switchboard) throw new Error('A mock server without --follow keeps its version.')
      await switchboard.replace((before) => create({ ...options, before: before.handOver() }))
    },
  }
}

/** Workers draw into the same folder: it is enough that one of them does. */
const isLaterWorker = () => (cluster.worker?.id ?? 1) > 1

const whyNotListening = (port: number, { code, message }: NodeJS.ErrnoException) =>
  code === 'EADDRINUSE'
    ? `Another program listens on port ${port}; --port names another, and --port 0 any that is free.`
    : `The mock backend can't listen on port ${port}: ${message}`

function contractsGiven(folders: readonly string[]): Service[] {
  try {
    return ownServices(folders, services)
  } catch (error) {
    return stop(messageOf(error))
  }
}

function peopleIn(people: readonly KnownPerson[]): readonly KnownPerson[] {
  const stranger = people.find(({ personaId }) => !isPersona(personaId))
  return stranger ? stop(`--person: there is no persona ${stranger.personaId}.`) : people
}

/** The services that are real from the beginning; also those of another version of the backend, which takes them over. */
function realServices(given: ServerOptions, own: ReturnType<typeof ownServices>): RealServices {
  const real = new RealServices(productServices([...services, ...own]))
  for (const { target, url } of given.real) {
    if (!real.knows(target)) stop(`--real: no contract has a service or an operation ${target}.`)
    real.set({ target, url, ...(given.realOrMock ? { orMock: true } : {}) })
  }
  return real
}

async function replayed(file: string, own: ReturnType<typeof ownServices>): Promise<Replay> {
  const found = await replayOf(file, [...services, ...own]).catch((error: unknown) => stop(messageOf(error)))
  if (found.size === 0) stop(`--replay: ${file} has no answer to a call of these contracts.`)
  return found
}
