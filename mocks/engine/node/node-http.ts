import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Awaitable, attempt, goOn } from '../awaitable.ts'
import type { Incoming } from '../request/incoming.ts'
import { type RequestTarget, parseRequestTarget } from '../routing/request-target.ts'
import type { Engine } from '../engine-options.ts'
import { redirectWhileSlow } from './node-slow-pictures.ts'
import { answerParseErrors } from './node-parse-errors.ts'
import { type Certificate, type ListeningServer, cut, hostOf, secureServer } from './node-secure.ts'
import { NodeIncoming, bodyRead } from './node-incoming.ts'
import { type Outgoing, securityHeaders } from '../answer/outgoing.ts'
import { problem } from '../answer/problem.ts'
import { respond } from '../answer/respond.ts'

/** How many bytes of a refused body are read and thrown away before the connection is cut. */
const maxDiscardedBytes = 16 * 1024 * 1024

const notFound = respond(problem(404, 'notFound'), false)
const unreadable = (what: string) =>
  respond(problem(400, 'invalidRequest', { detail: `${what} cannot be read.` }), false)
const unreadableAddress = unreadable('The target of the request')
const unreadableHost = unreadable('The host of the request, of which there has to be one,')

/** What is noted of a target that cannot be read: nothing. */
const unreadableTarget = { pathname: '/', search: '' }

/** A browser that shows a file on its own asks for an icon beside it, and takes a 404 for an error. */
const iconPath = '/favicon.ico'
const noIcon: Outgoing = { status: 204, headers: { 'cache-control': 'max-age=86400' }, body: null }

type Answering = Pick<Engine, 'answer' | 'missed'>

/**
 * Address and headers together, in bytes: a view model may be asked for with some 37,000 characters, each of which may
 * take twelve bytes in an address.
 */
const maxHeaderSize = 512 * 1024

/**
 * How long a connection is kept that nobody uses, in milliseconds. Node's five seconds end while a tool still looks at
 * the answer before, and its next request goes into a connection that is just being closed.
 */
const keepAliveTimeout = 30_000

const securityLines = Object.entries(securityHeaders).flat()

/**
 * Has a call answered here. With `mayRepeat`, one that has left nothing behind is not answered, which resolves to false:
 * it can be asked again, here or elsewhere, with its body.
 */
export type Here = (mayRepeat?: boolean) => Promise<boolean>

/** Sees each call before the engine does, and has it answered `here`, or elsewhere. */
export type Relaying = (message: IncomingMessage, outgoing: ServerResponse, here: Here) => Promise<unknown>

/** A plain HTTP server over an engine. What no contract has answers 404; a dropped connection is really dropped. */
export function serve(engine: Answering, relay?: Relaying): Server {
  const server = createServer(
    { requireHostHeader: false, maxHeaderSize, keepAliveTimeout },
    listenerOf(engine, relay),
  )
  return answerParseErrors(server, engine)
}

/** The same over TLS, by HTTP/2 and HTTP/1.1. */
export function serveSecurely(
  engine: Answering,
  certificate: Certificate,
  relay?: Relaying,
): ListeningServer {
  return answerParseErrors(secureServer(certificate, maxHeaderSize, listenerOf(engine, relay)), engine)
}

const listenerOf =
  (engine: Answering, relay?: Relaying) => (message: IncomingMessage, outgoing: ServerResponse) => {
    if (relay) relayed(engine, relay, message, outgoing)
    else void allRead().then(() => orCut(message, outgoing, () => answer(engine, message, outgoing)))
  }

function relayed(
  engine: Answering,
  relay: Relaying,
  message: IncomingMessage,
  outgoing: ServerResponse,
): void {
  orCut(message, outgoing, () =>
    relay(message, outgoing, (mayRepeat) =>
      allRead().then(() => answer(engine, message, outgoing, mayRepeat)),
    ),
  )
}

/** Does what answers a call. Where that fails, the call ends without an answer. */
function orCut(message: IncomingMessage, outgoing: ServerResponse, work: () => Awaitable<unknown>): void {
  void attempt(work, (error) => {
    // whoever has left is no failure
    if (!outgoing.destroyed && !message.socket?.destroyed) console.error('mock:', error)
    cut(message, outgoing)
  })
}

let reading: Promise<void> | undefined

/**
 * Resolves when all requests that have arrived together are read; a request that is alone does not wait. By then most
 * bodies are there as well, so that nobody has to listen for them, and answers that are written one after the other cost
 * a busy server a third less than answers between which it reads.
 */
const allRead = (): Promise<void> =>
  (reading ??= new Promise((done) => {
    setImmediate(() => {
      reading = undefined
      done()
    })
  }))

function answer(
  engine: Answering,
  message: IncomingMessage,
  outgoing: ServerResponse,
  mayRepeat = false,
): Promise<boolean> {
  const deciding = redirectWhileSlow(message, () => {
    const host = hasTwoHosts(message) ? undefined : hostOf(message)
    return decided(
      engine,
      { url: message.url ?? '/', host },
      (target) => new NodeIncoming(message, target, mayRepeat),
    )
  })
  // all that have arrived together are decided before the first answer is written
  return Promise.resolve(deciding).then((response) => {
    if (mayRepeat && response.isUndone && isWhole(message)) return false
    discardUnread(message)
    if (response.status === 0) {
      cut(message, outgoing)
      return true
    }
    const { body } = response
    if (body === null || typeof body === 'string' || body instanceof Uint8Array) {
      send(outgoing, response, body)
      return true
    }
    return sendSlowly(outgoing, response, body).then(() => true)
  })
}

async function sendSlowly(
  outgoing: ServerResponse,
  response: Outgoing,
  body: Blob | ReadableStream<Uint8Array>,
): Promise<void> {
  if (body instanceof Blob) {
    send(outgoing, response, new Uint8Array(await body.arrayBuffer()))
    return
  }
  outgoing.writeHead(response.status, headersOf(response))
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), outgoing)
}

/** Whether nothing of a request is lost: it has no body, or a kept one. */
const isWhole = (message: IncomingMessage) =>
  bodyRead(message) !== undefined || !new NodeIncoming(message, { pathname: '', search: '' }).hasBody

/** What becomes of a request that came with this address and host; `incomingOf` makes it what the engine reads. */
export function decided(
  engine: Answering,
  { url, host }: { url: string; host: string | undefined },
  incomingOf: (target: RequestTarget) => Incoming,
): Awaitable<Outgoing> {
  const target = parseRequestTarget(url)
  if (!target || !isHost(target.host ?? host)) {
    const refused = target ? unreadableHost : unreadableAddress
    engine.missed(incomingOf(unreadableTarget), refused.status)
    return refused
  }
  const request = incomingOf(target)
  return goOn(engine.answer(request), (found) => {
    if (found) return found
    if (target.pathname === iconPath) return noIcon
    engine.missed(request, notFound.status)
    return notFound
  })
}

/** Whether a request names several hosts, of which Node reads the first (RFC 9112 §3.2). */
export function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

let lastHost: string | undefined

/** Whether a host is one. Each request names its own (RFC 9112 §3.2), mostly the same one again. */
function isHost(host = ''): boolean {
  if (host === lastHost) return true
  const isOne = /^[\w.\-:[\]]+$/.test(host) && URL.canParse(`http://${host}`)
  if (isOne) lastHost = host
  return isOne
}

/** Writes an answer that is there whole. */
function send(outgoing: ServerResponse, response: Outgoing, body: string | Uint8Array | null): void {
  const headers = headersOf(response)
  if (body !== null) headers.push('content-length', String(Buffer.byteLength(body)))
  else if (response.status !== 204 && response.status !== 304) headers.push('content-length', '0')
  outgoing.writeHead(response.status, headers)
  outgoing.end(body ?? undefined)
}

/** Names and values, one after the other, which Node writes fastest. */
export function headersOf({ headers, cookies }: Outgoing): string[] {
  // a page has a policy of its own, and of two the stricter one would count
  const flat = headers['content-security-policy']
    ? Object.entries(securityHeaders).flatMap(([name, value]) => (name in headers ? [] : [name, value]))
    : [...securityLines]
  for (const name in headers) flat.push(name, headers[name] ?? '')
  if (cookies) for (const cookie of cookies) flat.push('set-cookie', cookie)
  return flat
}

/**
 * A body that nobody read to its end (too large, wrong type) would block the next request on this connection. So the
 * rest is read, and somebody who sends without end is cut off.
 */
function discardUnread(message: IncomingMessage): void {
  if (message.complete || message.readableEnded) return
  let length = 0
  message.on('data', (chunk: Uint8Array) => {
    length += chunk.length
    if (length > maxDiscardedBytes) message.destroy()
  })
  message.on('error', () => undefined)
}
