import type { AddressInfo } from 'node:net'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import {
  type Backend,
  type BackendOptions,
  createBackend,
  defaultIdleMinutes,
  defaultSeed,
  defaultWorldLimit,
  originPolicyOfSites,
} from './backend.ts'
import { services } from './contracts.ts'
import { catalogueOf } from './catalogue/catalogue.ts'
import { serve } from './engine/node-http.ts'
import { nodeRasterizer } from './imagery/render/node/node-rasterizer.ts'
import { warm } from './imagery/render/warm.ts'
import { Switchboard } from './live/switchboard.ts'
import { lockOf } from './lock.ts'
import { ownServices, toldOfUnwritten } from './own-services.ts'
import { keyFor, leaveKey, optionError } from './server-key.ts'
import { type SqliteStore, sqliteStore } from './stores/sqlite-store.ts'
import { nordicDay } from './state/today.ts'

export type { Followed, Saved } from './live/messages.ts'

// the mock backend as a server; `npm run mock -- --help` tells what the options mean
const { values } = parseArgs({
  options: {
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '4010' },
    store: { type: 'string', default: 'memory' },
    'world-limit': { type: 'string', default: String(defaultWorldLimit) },
    seed: { type: 'string', default: String(defaultSeed) },
    size: { type: 'string', default: '1' },
    'allow-origin': { type: 'string', multiple: true, default: [] },
    contract: { type: 'string', multiple: true, default: [] },
    idle: { type: 'string', default: String(defaultIdleMinutes) },
    images: { type: 'string', default: '.cache/images' },
    'draw-ahead': { type: 'boolean', default: true },
    follow: { type: 'boolean', default: false },
  },
  allowNegative: true,
})

const origins = values['allow-origin']
// from the environment, since anybody on this machine can read the words of a command
const givenKey = process.env['MOCK_KEY']
const wrong = optionError(origins, givenKey)
if (wrong !== undefined) {
  console.error(wrong)
  process.exit(2)
}
const key = keyFor({ host: values.host, origins }, givenKey)

const store = storeNamed(values.store)
const rasterizer = nodeRasterizer({ folder: values.images })
const ending = new AbortController()
const options: BackendOptions = {
  onViolation: 'warn',
  seed: Number(values.seed),
  size: Number(values.size),
  worldLimit: Number(values['world-limit']),
  idleMinutes: Number(values.idle),
  ownServices: ownServices(values.contract, services),
  ...(store ? { store } : {}),
  rasterizer,
  originPolicy: originPolicyOfSites(origins),
  ...(key ? { lock: lockOf(key) } : {}),
}
const first = createBackend(options)
// where nothing is followed, no call goes a step further
const switchboard = values.follow ? new Switchboard<Backend>(first) : undefined
let forgetKey = () => {}
const server = serve(switchboard ?? first)

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

server.listen(Number(values.port), values.host, () => {
  // port 0 lets the system choose one
  const { port } = server.address() as AddressInfo
  for (const address of otherAddresses()) console.log(`On the local network: http://${address}:${port}`)
  if (key) {
    forgetKey = leaveKey(`.cache/mock-key-${port}`, key)
    console.log(`Whoever steers it needs its key: ${key}`)
  }
  const unwritten = toldOfUnwritten(first.unwritten)
  if (unwritten !== undefined) console.log(unwritten)
  console.log(`The mock backend is listening on http://localhost:${port}`)
  if (values['draw-ahead'])
    drawAhead().catch((error: unknown) => console.error('Pictures can not be drawn:', error))
})

server.on('error', (error) => {
  console.error(`The mock backend can't listen on port ${values.port}: ${error.message}`)
  process.exit(2)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    ending.abort()
    forgetKey()
    server.closeAllConnections()
    server.close()
    ;(switchboard?.backend ?? first).worlds.unloadAll()
    store?.close()
  })
}

/** The pictures of the first pages, once whoever waits for the server has been answered. */
async function drawAhead(): Promise<void> {
  await setTimeout(2000, undefined, { ref: false })
  const today = nordicDay(Date.now())
  const catalogue = catalogueOf({ referenceDate: today, seed: values.seed, size: Number(values.size) })
  await warm(rasterizer, catalogue, ending.signal)
}

/** `memory`, or `sqlite:FILE`. A file that another server has is left to it. */
function storeNamed(name: string): SqliteStore | undefined {
  const [kind, file] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)]
  if (kind !== 'sqlite') return undefined
  try {
    return sqliteStore(file)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    console.error(`Worlds are kept in memory only: ${file} can't be used (${why}).`)
    return undefined
  }
}

/** Where others on the network reach this server, when it listens to them. */
function otherAddresses(): string[] {
  if (['127.0.0.1', 'localhost', '::1'].includes(values.host)) return []
  const isShown = ({ family, internal }: NetworkInterfaceInfo) => family === 'IPv4' && !internal
  return Object.values(networkInterfaces())
    .flatMap((one) => one ?? [])
    .filter(isShown)
    .map(({ address }) => address)
}
