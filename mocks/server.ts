import type { AddressInfo } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import {
  type Backend,
  type BackendOptions,
  createBackend,
  originPolicyOfSites,
  productServices,
} from './backend.ts'
import { services } from './contracts.ts'
import { catalogueOf } from './catalogue/catalogue.ts'
import { serve, serveSecurely } from './engine/node-http.ts'
import type { ListeningServer } from './engine/node-secure.ts'
import { ended } from './many/ended.ts'
import type { Metrics } from './many/metrics.ts'
import { withFrontDoor } from './front-door.ts'
import { frontPageOf } from './front-page.ts'
import { nodeRasterizer } from './imagery/render/node/node-rasterizer.ts'
import { warm } from './imagery/render/warm.ts'
import { Switchboard } from './live/switchboard.ts'
import { lockOf } from './lock.ts'
import { ownServices, toldOfUnwritten } from './own-services.ts'
import { RealServices } from './real/real-services.ts'
import { recordInto } from './recording/recorder.ts'
import { type Replay, replayOf } from './recording/replay.ts'
import { WatchedWorlds } from './recording/watched-worlds.ts'
import { keyFor, leaveKey } from './server-key.ts'
import { certificateOf, leaveCertificate } from './server-certificate.ts'
import { readOptions } from './server-options.ts'
import { openStore } from './server-store.ts'
import { nordicDay } from './state/today.ts'

export type { Followed, Saved } from './live/messages.ts'

// the mock backend as a server; `npm run mock -- --help` tells what the options mean
// the key is from the environment, since anybody on this machine can read the words of a command
const givenKey = process.env['MOCK_KEY']
const read = readOptions(process.argv.slice(2), givenKey)
const given = 'wrong' in read ? stop(read.wrong) : read.options
const { host, origins, seed, size } = given
const key = keyFor({ host, origins }, givenKey)

const originPolicy = originPolicyOfSites(origins)
const opened = openStore(given, originPolicy)
const { store, many, close: closeStore } = 'unusable' in opened ? stop(opened.unusable) : opened
const rasterizer = nodeRasterizer({ folder: given.images })
const ending = new AbortController()
const own = ownServices(given.contracts, services)
const replay = given.replay === undefined ? undefined : replayed(given.replay)
let metrics: Metrics | undefined
const options: BackendOptions = {
  onViolation: 'warn',
  seed,
  size,
  worldLimit: given.worldLimit,
  idleMinutes: given.idleMinutes,
  ownServices: own,
  real: realServices(),
  people: given.people,
  watched: new WatchedWorlds(),
  ...(replay ? { replay: async (call) => (await replay).elsewhere(call) } : {}),
  ...(store ? { store } : {}),
  // where several servers share worlds, the store itself forgets those that nobody uses
  ...(many ? { forgetDays: Infinity } : {}),
  rasterizer,
  originPolicy,
  ...(key ? { lock: lockOf(key) } : {}),
  ...(given.metrics ? { onCall: (call) => metrics?.count(call) } : {}),
}
const first = createBackend(options)
// where nothing is followed, no call goes a step further
const switchboard = given.follow ? new Switchboard<Backend>(first) : undefined
let forgetKey = () => {}
const recording =
  given.record === undefined ? undefined : recordInto(given.record, switchboard ?? first, stopRecording)
recording?.ready.catch((error: unknown) => stop(messageOf(error)))
// the server is built as CommonJS, which knows no await out here
void start()

/**
 * Lets another version of the backend take the place of the present one, over the same worlds. No call is refused: what
 * arrives meanwhile waits.
 *
 * @throws when the server was not started with `--follow`, or the other one can't be made; then the present one goes on
 */
export async function takeOver(create: typeof createBackend): Promise<void> {
  if (!switchboard) throw new Error('A mock server without --follow keeps its version.')
  await switchboard.replace((before) => create({ ...options, before: before.handOver() }))
}

/** Listens, until a signal comes. */
async function start(): Promise<void> {
  const certificate = await certificateOf(given.tls, [host, ...otherAddresses()]).catch((error: unknown) =>
    stop(`TLS can't be spoken: ${messageOf(error)}`),
  )
  const known = [...services, ...(options.ownServices ?? [])]
  if (given.metrics) metrics = await counting()
  const answering = withFrontDoor(recording ?? switchboard ?? first, known, {
    isLeaving: () => ending.signal.aborted,
    page: frontPageOf(),
    ...(metrics ? { metrics: metrics.page } : {}),
  })
  await many
    ?.open(() => switchboard?.backend ?? first, answering)
    .catch((error: unknown) => stop(`The store of worlds can't be used: ${messageOf(error)}`))
  const relay = many?.relaying
  const server = certificate ? serveSecurely(answering, certificate, relay) : serve(answering, relay)
  const scheme = certificate ? 'https' : 'http'

  server.listen(given.port, host, () => {
    // port 0 lets the system choose one
    const { port } = server.address() as AddressInfo
    for (const address of otherAddresses())
      console.log(`On the local network: ${scheme}://${address}:${port}`)
    if (key) {
      forgetKey = leaveKey(`.cache/mock-key-${port}`, key)
      console.log(`Whoever steers it needs its key: ${key}`)
    }
    if (certificate && given.tls === true) {
      const file = leaveCertificate(`.cache/mock-cert-${port}.pem`, certificate)
      console.log(`Its own certificate, for curl --cacert and NODE_EXTRA_CA_CERTS: ${file}`)
    }
    const unwritten = toldOfUnwritten(first.unwritten)
    if (unwritten !== undefined) console.log(unwritten)
    void replay?.then(({ size }) => console.log(`Replaying ${size} answers of ${given.replay}`))
    if (given.record) console.log(`Recording into ${given.record}`)
    for (const { target, url } of given.real)
      console.log(`Real: ${target} ${url ? `is ${url}` : 'stays mocked'}`)
    console.log(`The mock backend is listening on ${scheme}://localhost:${port}`)
    if (given.drawAhead)
      drawAhead().catch((error: unknown) => console.error('Pictures can not be drawn:', error))
  })

  server.on('error', (error) => {
    console.error(`The mock backend can't listen on port ${given.port}: ${error.message}`)
    process.exit(2)
  })

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void end(server))
  }
}

/** What is counted, by a package that nobody else loads. */
async function counting(): Promise<Metrics> {
  const { Metrics } = await import('./many/metrics.ts')
  return new Metrics(() => switchboard?.backend ?? first, many)
}

/** Ends: at once, or once the other servers have the worlds of this one. */
async function end(server: ListeningServer): Promise<void> {
  ending.abort()
  forgetKey()
  if (many) {
    await many.leave()
    await ended(server)
    many.close()
  }
  server.closeAllConnections()
  server.close()
  void recording?.close()
  // where others share the store, all that is played here has been kept, and the rest is theirs
  if (!many) (switchboard?.backend ?? first).worlds.unloadAll()
  closeStore?.()
}

/** The pictures of the first pages, once whoever waits for the server has been answered. */
async function drawAhead(): Promise<void> {
  await setTimeout(2000, undefined, { ref: false })
  const today = nordicDay(Date.now())
  const catalogue = catalogueOf({ referenceDate: today, seed: String(seed), size })
  await warm(rasterizer, catalogue, ending.signal)
}

/** The services that are real from the beginning; also those of another version of the backend, which takes them over. */
function realServices(): RealServices {
  const real = new RealServices(productServices([...services, ...own]))
  for (const { target, url } of given.real) {
    if (!real.knows(target)) stop(`--real: no contract has a service or an operation ${target}.`)
    real.set({ target, url, ...(given.realOrMock ? { orMock: true } : {}) })
  }
  return real
}

async function replayed(file: string): Promise<Replay> {
  const found = await replayOf(file, [...services, ...own]).catch((error: unknown) => stop(messageOf(error)))
  if (found.size === 0) stop(`--replay: ${file} has no answer to a call of these contracts.`)
  return found
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

function stopRecording(error: unknown): void {
  console.error(`${given.record} takes no more, and nothing more is recorded: ${messageOf(error)}`)
}

/** Ends before anything has begun, and says why in a sentence. */
function stop(why: string): never {
  console.error(why)
  process.exit(2)
}

/** Where others on the network reach this server, when it listens to them. */
function otherAddresses(): string[] {
  if (['127.0.0.1', 'localhost', '::1'].includes(host)) return []
  const isShown = ({ family, internal }: NetworkInterfaceInfo) => family === 'IPv4' && !internal
  return Object.values(networkInterfaces())
    .flatMap((one) => one ?? [])
    .filter(isShown)
    .map(({ address }) => address)
}
