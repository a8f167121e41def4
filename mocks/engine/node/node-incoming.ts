import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import type { Awaitable } from '../awaitable.ts'
import { hostOf } from './node-secure.ts'
import type { RequestTarget } from '../routing/request-target.ts'
import { type Incoming, SenderLeft, joined } from '../request/incoming.ts'

/** A request that came to a server of Node. HEAD is GET whose body Node does not send (RFC 9110 §9.3.2). */
export class NodeIncoming implements Incoming {
  readonly method: string
  readonly pathname: string
  readonly search: string
  readonly #message: IncomingMessage
  readonly #host: string | undefined
  readonly #keeps: boolean

  /**
   * @param target what its first line asks for
   * @param keeps its body can be read again
   */
  constructor(message: IncomingMessage, { pathname, search, host }: RequestTarget, keeps = false) {
    const { method = 'GET' } = message
    this.#message = message
    this.#keeps = keeps
    this.#host = host ?? hostOf(message)
    this.method = method === 'HEAD' ? 'GET' : method
    this.pathname = pathname
    this.search = search
  }

  get secure(): boolean {
    const { socket, headers } = this.#message
    return (socket as TLSSocket).encrypted || headers['x-forwarded-proto'] === 'https'
  }

  get hasBody(): boolean {
    const { headers } = this.#message
    return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
  }

  header(name: string): string | undefined {
    if (name === 'host') return this.#host
    const value = this.#message.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }

  bytes(max: number): Awaitable<Uint8Array<ArrayBuffer> | undefined> {
    const message = this.#message
    const kept = keptBodies.get(message) ?? this.#arrived()
    if (kept) return kept.length > max ? undefined : kept
    // whoever has left by now says so no more
    if (message.destroyed && !message.readableEnded) throw new SenderLeft()
    return new Promise((resolve, reject) => {
      let chunks: Uint8Array<ArrayBuffer>[] | undefined
      let length = 0
      const take = (chunk: Uint8Array<ArrayBuffer>) => {
        length += chunk.length
        if (length <= max) {
          // most bodies are one piece, for which a list that grows has too much room
          if (chunks) chunks.push(chunk)
          else chunks = [chunk]
        } else {
          message.off('data', take)
          resolve(undefined)
        }
      }
      message.on('data', take)
      message.on('end', () => {
        const body = chunks?.length === 1 && chunks[0] ? chunks[0] : joined(chunks ?? [], length)
        if (this.#keeps && length <= max) keptBodies.set(message, body)
        resolve(body)
      })
      message.on('close', () => {
        // each message closes in the end, and an error costs more than reading a small body
        if (!message.complete) reject(new SenderLeft())
      })
    })
  }

  /** A body that has come whole by now, as most do with their headers. */
  #arrived(): Uint8Array<ArrayBuffer> | undefined {
    const message = this.#message
    if (!message.complete || message.readableLength === 0) return undefined
    const body = message.read() as Uint8Array<ArrayBuffer> | null
    if (!body) return undefined
    if (this.#keeps) keptBodies.set(message, body)
    return body
  }

  get web(): Request {
    return webOf(this, this.#message.headers)
  }
}

/** Bodies that may be read again, by whoever plays their calls in the end, of the requests they came with. */
const keptBodies = new WeakMap<IncomingMessage, Uint8Array<ArrayBuffer>>()

/** The body of a request once it is there whole, however often it is asked for. */
export async function keptBody(message: IncomingMessage, max: number): Promise<Uint8Array | undefined> {
  const known = keptBodies.get(message)
  if (known) return known
  const body = await new NodeIncoming(message, { pathname: '', search: '' }).bytes(max)
  if (body) keptBodies.set(message, body)
  return body
}

/** The same for whoever does not want to wait: what has been read already. */
export const bodyRead = (message: IncomingMessage): Uint8Array | undefined => keptBodies.get(message)

/** A request as the web has it, without its body. */
export function webOf(
  incoming: Pick<Incoming, 'secure' | 'method' | 'pathname' | 'search' | 'header'>,
  headers: IncomingMessage['headers'],
): Request {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    // HTTP/2 has its first line among the headers
    if (value !== undefined && !name.startsWith(':'))
      sent.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  // as text, so that a path with two slashes at its beginning stays a path
  const root = `${incoming.secure ? 'https' : 'http'}://${incoming.header('host') ?? 'localhost'}`
  const search = incoming.search && `?${incoming.search}`
  return new Request(root + incoming.pathname + search, { method: incoming.method, headers: sent })
}
