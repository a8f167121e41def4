import { type ParseArgsConfig, parseArgs } from 'node:util'
import { defaultIdleMinutes, defaultSeed, defaultWorldLimit } from '../backend-defaults.ts'
import { type KnownPerson, knownPersonIn } from '../real/known-people.ts'
import { badPortAdvice, isBadPort } from './bad-ports.ts'
import { optionError } from './access/server-key.ts'

/** Where a server keeps its worlds. */
export type StoreChoice =
  | { kind: 'memory' }
  | { kind: 'sqlite'; file: string }
  | { kind: 'redis'; url: string }

export type ServerOptions = {
  host: string
  port: number
  store: StoreChoice
  /** Goes on in memory where the store can't be used. */
  storeOrMemory: boolean
  /** Waits for the disk at each write. */
  durable: boolean
  worldLimit: number
  seed: number
  size: number
  origins: string[]
  /** Where the portal is, for the links of mails that no page asked for. */
  portal: string | undefined
  contracts: string[]
  /** `residence=https://…`, or `searchObjects=mock`. */
  real: { target: string; url: string | null }[]
  /** Files to write what passes into, and to answer from. */
  record: string | undefined
  replay: string | undefined
  /** Where a real service does not answer, the mock does. */
  realOrMock: boolean
  /** `email:kim@bjorkvall.example=amira`. */
  people: KnownPerson[]
  idleMinutes: number
  images: string
  /** Whether it speaks TLS, and with which files; with a certificate of its own where none are given. */
  tls: { certFile: string; keyFile: string } | boolean
  drawAhead: boolean
  follow: boolean
  /** Where other servers of the same store reach this one. */
  peer: { host: string; port: number }
  /** How long questions are answered from memory while that store is away, in seconds. */
  readsWithoutStore: number
  /** Counts what it does, for Prometheus. */
  metrics: boolean
  /** Says what it says as lines of JSON, and each call as one. */
  log: 'text' | 'json'
  /** Makes a span of OpenTelemetry of each call. */
  traces: boolean
  /** How many processes share the port and the worlds. */
  workers: number
}

const known = {
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: '4010' },
  store: { type: 'string', default: 'memory' },
  'store-or-memory': { type: 'boolean', default: false },
  durable: { type: 'boolean', default: false },
  'world-limit': { type: 'string', default: String(defaultWorldLimit) },
  seed: { type: 'string', default: String(defaultSeed) },
  size: { type: 'string', default: '1' },
  'allow-origin': { type: 'string', multiple: true, default: [] },
  portal: { type: 'string' },
  contract: { type: 'string', multiple: true, default: [] },
  real: { type: 'string', multiple: true, default: [] },
  record: { type: 'string' },
  replay: { type: 'string' },
  'real-or-mock': { type: 'boolean', default: false },
  person: { type: 'string', multiple: true, default: [] },
  idle: { type: 'string', default: String(defaultIdleMinutes) },
  images: { type: 'string', default: '.cache/images' },
  tls: { type: 'boolean', default: false },
  'tls-cert': { type: 'string' },
  'tls-key': { type: 'string' },
  'draw-ahead': { type: 'boolean', default: true },
  follow: { type: 'boolean', default: false },
  peer: { type: 'string', default: '127.0.0.1:0' },
  'reads-without-store': { type: 'string', default: '300' },
  metrics: { type: 'boolean', default: false },
  log: { type: 'string', default: 'text' },
  traces: { type: 'boolean', default: false },
  workers: { type: 'string', default: '1' },
} as const satisfies ParseArgsConfig['options']

/** Something about the options makes a start impossible: said in one sentence, exit 2. */
class WrongOption extends Error {}

/**
 * The words of a command line as options of the server, or what is wrong with them, in a sentence.
 *
 * @param key the key that steering asks for, where one is given
 */
export function readOptions(
  words: readonly string[],
  key?: string,
): { options: ServerOptions } | { wrong: string } {
  try {
    return { options: optionsIn(words, key) }
  } catch (error) {
    if (!(error instanceof WrongOption) && !isMisuse(error)) throw error
    return { wrong: error instanceof WrongOption ? error.message : firstSentence(error) }
  }
}

function optionsIn(words: readonly string[], key: string | undefined): ServerOptions {
  const { values } = parseArgs({ args: [...words], options: known, allowNegative: true })
  const origins = values['allow-origin']
  const wrong = optionError(origins, key)
  if (wrong !== undefined) throw new WrongOption(wrong)
  const workers = wholeNumber('workers', values.workers, 1, 64)
  const peer = peerIn(values.peer)
  if (workers > 1) {
    const alone = (['record', 'replay', 'follow'] as const).find((name) => values[name])
    if (alone) throw new WrongOption(`--${alone} is for one process: it goes with no --workers.`)
    if (peer.port !== 0)
      throw new WrongOption('--peer with --workers is HOST:0: each worker has its own port.')
  }
  if (values.host === '') throw new WrongOption('--host is an address to listen on, and not nothing.')
  return {
    host: values.host,
    port: portToListenOn(values.port),
    store: storeIn(values.store),
    storeOrMemory: values['store-or-memory'],
    durable: values.durable,
    worldLimit: wholeNumber('world-limit', values['world-limit'], 1, 1_000_000),
    // what the control API takes for a seed, contracts/mock_control/schemas.yaml
    seed: wholeNumber('seed', values.seed, 0, 4_294_967_295),
    size: wholeNumber('size', values.size, 1, 1000),
    origins,
    portal: values.portal === undefined ? undefined : portalIn(values.portal),
    contracts: values.contract,
    real: values.real.map(realIn),
    record: values.record,
    replay: values.replay,
    realOrMock: values['real-or-mock'],
    people: values.person.map(personIn),
    idleMinutes: wholeNumber('idle', values.idle, 1, 1_000_000),
    images: values.images,
    tls: tlsIn(values.tls, values['tls-cert'], values['tls-key']),
    drawAhead: values['draw-ahead'],
    follow: values.follow,
    peer,
    readsWithoutStore: wholeNumber('reads-without-store', values['reads-without-store'], 0, 86_400),
    metrics: values.metrics,
    log: logIn(values.log),
    traces: values.traces,
    workers,
  }
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new WrongOption(`--${name} is a whole number from ${least} to ${most}, and not ${shown(text)}.`)
}

/** Port 0 lets the system choose one. */
function portToListenOn(text: string): number {
  const port = wholeNumber('port', text, 0, 65_535)
  const advice = badPortAdvice('port', port)
  if (advice !== undefined) throw new WrongOption(advice)
  return port
}

function storeIn(text: string): StoreChoice {
  if (text === 'memory') return { kind: 'memory' }
  const file = text.startsWith('sqlite:') ? text.slice('sqlite:'.length) : ''
  if (file !== '') return { kind: 'sqlite', file }
  if (/^rediss?:\/\/./.test(text) && URL.canParse(text)) return { kind: 'redis', url: text }
  const withoutPassword = text.replace(/\/\/.*@/, '//…@')
  throw new WrongOption(`--store is memory, sqlite:FILE or redis://HOST, and not ${shown(withoutPassword)}.`)
}

function peerIn(text: string): ServerOptions['peer'] {
  const [, host = '', port = ''] = /^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(text) ?? []
  if (host !== '' && Number(port) <= 65_535) return { host, port: Number(port) }
  throw new WrongOption(
    `--peer is HOST:PORT, where the other servers reach this one, and not ${shown(text)}.`,
  )
}

function logIn(text: string): ServerOptions['log'] {
  if (text === 'text' || text === 'json') return text
  throw new WrongOption(`--log is text or json, and not ${shown(text)}.`)
}

function portalIn(text: string): string {
  const url = URL.parse(text)
  if (url && isBadPort(Number(url.port)))
    throw new WrongOption(
      `--portal: browsers open no page on port ${url.port} (it is on the list of bad ports of the Fetch Standard).`,
    )
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw new WrongOption(
    `--portal is where the portal is, such as http://localhost:5173, and not ${shown(text)}.`,
  )
}

function realIn(text: string): { target: string; url: string | null } {
  const [, target = '', place = ''] = /^(\w+)=(.+)$/.exec(text) ?? []
  if (target !== '' && place === 'mock') return { target, url: null }
  if (target !== '' && /^https?:\/\/[^\s?#@]+$/.test(place) && URL.canParse(place))
    return { target, url: place }
  throw new WrongOption(
    `--real is SERVICE=https://…, OPERATION=https://… or OPERATION=mock, and not ${shown(text)}.`,
  )
}

function personIn(text: string): KnownPerson {
  const known = knownPersonIn(text)
  if (known) return known
  throw new WrongOption(`--person is CLAIM:VALUE=PERSONA or *=PERSONA, and not ${shown(text)}.`)
}

function tlsIn(
  asked: boolean,
  certFile: string | undefined,
  keyFile: string | undefined,
): ServerOptions['tls'] {
  if (certFile && keyFile) return { certFile, keyFile }
  if (certFile === undefined && keyFile === undefined) return asked
  throw new WrongOption('--tls-cert and --tls-key are two files that go together, both as PEM.')
}

const shown = (text: string) => (text === '' ? 'nothing' : text)

/** An error of parseArgs about what was given. */
const isMisuse = (error: unknown): error is Error =>
  error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS_')

/** What Node says of an option that it does not know, without its advice on positional arguments. */
function firstSentence({ message }: Error): string {
  const [first = message] = message.split(/\. |\n/, 1)
  return `${first.replace(/\.$/, '')}; --help lists the options.`
}
