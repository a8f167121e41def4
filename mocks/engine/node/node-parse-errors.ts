import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Server as NetServer } from 'node:net'
import { Duplex } from 'node:stream'
import type { Engine } from '../engine-options.ts'
import { type MissedCall, maxPath } from '../routing/missed-call.ts'
import { isHttp2 } from './node-secure.ts'
import { problem } from '../answer/problem.ts'

/** What Node could not read, by its error; everything else is a request that is none. */
const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

const problemType = 'application/problem+json'
const tunnel = 'This server is no proxy: nothing is tunnelled.'

/**
 * Answers what never becomes a request with a problem that names what is wrong: what Node cannot read, what somebody
 * expects that nobody does, and a tunnel to somewhere else.
 */
export function answerParseErrors<S extends NetServer>(server: S, { missed }: Pick<Engine, 'missed'>): S {
  const refused = new WeakSet<Duplex>()
  server.on('clientError', (error: ClientError, socket: Duplex) => {
    const isGone = error.code === 'ECONNRESET'
    // one that was refused may go on sending: to break off then would take the answer away before it is read
    if (!isGone && refused.has(socket)) return
    const status = isGone || !socket.writable ? null : (statusOf[error.code ?? ''] ?? 400)
    // one that has sent nothing yet has asked for nothing
    if (error.rawPacket && !refused.has(socket)) missed(firstLineOf(error.rawPacket), status)
    refused.add(socket)
    if (status === null) socket.destroy()
    else refuse(socket, status, sentenceOf(error))
  })
  server.on('connect', (message: IncomingMessage, asking: Duplex | ServerResponse) => {
    missed({ ...nothingRead, method: message.method ?? nothingRead.method }, 400)
    // by HTTP/2 a tunnel is asked for in a stream like any other call
    if (asking instanceof Duplex) refuse(asking, 400, tunnel)
    else refuseCall(message, asking, 400, tunnel)
  })
  server.on('checkExpectation', (message: IncomingMessage, outgoing: ServerResponse) => {
    missed({ ...nothingRead, method: message.method ?? nothingRead.method }, 417)
    refuseCall(message, outgoing, 417, 'Nothing but 100-continue can be expected here.')
  })
  return server
}

/** `reason` is what the parser of Node says. */
type ClientError = NodeJS.ErrnoException & { rawPacket?: Uint8Array; reason?: string }

const sentenceOf = ({ reason, message }: ClientError): string =>
  `The request is no HTTP that can be read: ${reason ?? message}.`.slice(0, 500)

const nothingRead: MissedCall = { method: 'UNKNOWN', pathname: '/', header: () => undefined }

/** Method and path of a request whose rest could not be read; the last packet of a large one begins anywhere. */
function firstLineOf(packet: Uint8Array): MissedCall {
  const text = new TextDecoder('latin1').decode(packet.subarray(0, maxPath))
  const [, method, pathname] = /^([A-Z-]{1,20}) (\/[^?#\s]*)/.exec(text) ?? []
  return method && pathname ? { ...nothingRead, method, pathname } : nothingRead
}

function refuseCall(
  message: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  detail: string,
): void {
  const body = JSON.stringify(problem(status, 'invalidRequest', { detail }).body)
  const ending = isHttp2(message) ? {} : { connection: 'close' }
  outgoing.writeHead(status, { 'content-type': problemType, ...ending }).end(body)
}

/** So long one that was refused may go on sending, in milliseconds. */
const drainMs = 2000

function refuse(socket: Duplex, status: number, detail: string): void {
  const body = JSON.stringify(problem(status, 'invalidRequest', { detail }).body)
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${problemType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  // nobody else listens any more, and whoever leaves before it is read ends no server
  socket.on('error', () => socket.destroy())
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
  const timer = setTimeout(() => socket.destroy(), drainMs).unref()
  socket.once('close', () => clearTimeout(timer))
}
