import { Agent, type IncomingMessage, type ServerResponse, request } from 'node:http'
import { pipeline } from 'node:stream'
import { hasTwoHosts } from '../../engine/node/node-http.ts'
import { bodyRead } from '../../engine/node/node-incoming.ts'

/** By what servers know each other: their secret, or a ticket with it. */
export const hopHeader = 'x-mock-hop'
/**
 * An answer from one server to another: `played`, it is that of the call; `elsewhere`, it does not play the world; `cut`,
 * nobody is to get an answer. Whoever says nothing of it is a stranger who has the port of a server that is gone.
 */
export const hopAnswer = 'x-mock-hop-answer'
export const misdirected = 421

/**
 * What became of a call that was passed on. Only `answered` has an answer; after `unsure` it may have been carried out,
 * after `undone` it was begun and has left nothing behind.
 */
export type HopOutcome = 'answered' | 'elsewhere' | 'unreachable' | 'undone' | 'unsure'

/** Headers about one connection, which do not go further (RFC 9110 §7.6.1), and those that this hop says itself. */
const notPassedOn = new Set([
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  hopAnswer,
  hopHeader,
])

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a call may be asked twice (RFC 9110 §9.2.1). */
export const isSafe = ({ method = 'GET' }: Pick<IncomingMessage, 'method'>): boolean => safe.has(method)

const agent = new Agent({ keepAlive: true, maxSockets: 256, timeout: 120_000 })

export type Hop = {
  message: IncomingMessage
  outgoing: ServerResponse
  /** `host:port`. */
  address: string
  ticket: string
  /** Ends the hop: nobody plays there any more. */
  gone: AbortSignal
}

/**
 * Passes a call on to the server that plays its world, as it is, and the answer back as it comes. A body goes only once
 * the other server has said that it plays the world (RFC 9110 §10.1.1), so that until then nothing of the call is lost
 * and somebody else can be asked.
 */
export function passOnTo({ message, outgoing, address, ticket, gone }: Hop): Promise<HopOutcome> {
  const { promise, resolve } = Promise.withResolvers<HopOutcome>()
  const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(address) ?? []
  const { method = 'GET' } = message
  const mayRepeat = isSafe(message)
  const body = bodyRead(message)
  const headers: Record<string, string | string[]> = { ...headersFor(message), [hopHeader]: ticket }
  if (!mayRepeat) headers['expect'] = '100-continue'
  const asked = request({ host, port, method, path: message.url, headers, agent, signal: gone })
  let isAccepted = false
  asked.on('continue', () => {
    isAccepted = true
    if (body) asked.end(body)
    else message.pipe(asked)
  })
  asked.on('response', (answer) => {
    const said = answer.headers[hopAnswer]
    if (said === undefined) {
      answer.resume()
      asked.destroy()
      // what was piped to a stranger can't be sent again
      resolve(isAccepted && !body ? 'unsure' : 'unreachable')
      return
    }
    if (answer.statusCode === misdirected && said === 'elsewhere') {
      answer.resume()
      // what was promised and not sent would leave the connection in between
      if (!mayRepeat) asked.destroy()
      resolve(isAccepted ? 'undone' : 'elsewhere')
      return
    }
    if (said === 'cut') {
      answer.resume()
      outgoing.destroy()
      resolve('answered')
      return
    }
    outgoing.writeHead(answer.statusCode ?? 502, answerHeaders(answer))
    pipeline(answer, outgoing, () => resolve('answered'))
  })
  asked.on('error', (error: NodeJS.ErrnoException) => {
    if (outgoing.headersSent) {
      outgoing.destroy()
      resolve('answered')
    } else if (isAccepted) resolve('unsure')
    else resolve(error.code === 'ABORT_ERR' ? 'elsewhere' : 'unreachable')
  })
  // whoever asked has left: the other server hears of it as it would without a hop
  const leave = () => {
    if (!outgoing.writableFinished) asked.destroy()
  }
  outgoing.once('close', leave)
  void promise.then(() => outgoing.off('close', leave))
  if (mayRepeat) asked.end()
  else asked.flushHeaders()
  return promise
}

/** The headers of a call that goes on to another server. */
export function headersFor(message: IncomingMessage): Record<string, string | string[]> {
  const { headers, socket } = message
  const passed: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !name.startsWith(':') && !notPassedOn.has(name)) passed[name] = value
  const host = headers.host ?? headers[':authority']
  // none that can be read: whoever plays the call refuses it as a server alone does
  if (host !== undefined) passed['host'] = hasTwoHosts(message) ? '' : host
  const before = headers['x-forwarded-for']
  const caller = socket.remoteAddress ?? ''
  passed['x-forwarded-for'] = before === undefined ? caller : `${String(before)}, ${caller}`
  if ('encrypted' in socket && socket.encrypted) passed['x-forwarded-proto'] = 'https'
  return passed
}

/** As they came, name after value, but for those of the connection. */
function answerHeaders({ rawHeaders }: IncomingMessage): string[] {
  const passed: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]]
    if (!notPassedOn.has(name.toLowerCase())) passed.push(name, value)
  }
  return passed
}
