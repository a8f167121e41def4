import type { IncomingMessage } from 'node:http'
import { type Incoming, joined } from './incoming.ts'

/** Addresses that are no different once they have been parsed. */
const plain = /^\/[\w\-.~%!$&'()*+,;=:@/]*$/

/** A request that came to a server of Node. HEAD is GET whose body Node does not send (RFC 9110 §9.3.2). */
export class NodeIncoming implements Incoming {
  readonly method: string
  readonly pathname: string
  readonly search: string
  readonly #message: IncomingMessage

  constructor(message: IncomingMessage) {
    const { url = '/', method = 'GET' } = message
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    this.#message = message
    this.method = method === 'HEAD' ? 'GET' : method
    this.search = mark < 0 ? '' : url.slice(mark + 1)
    this.pathname =
      plain.test(path) && !path.includes('/.') ? path : new URL(url, 'http://localhost').pathname
  }

  get secure(): boolean {
    return this.#message.headers['x-forwarded-proto'] === 'https'
  }

  get hasBody(): boolean {
    const { headers } = this.#message
    return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
  }

  header(name: string): string | undefined {
    const value = this.#message.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }

  bytes(max: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const message = this.#message
    return new Promise((resolve, reject) => {
      const chunks: Uint8Array<ArrayBuffer>[] = []
      let length = 0
      const take = (chunk: Uint8Array<ArrayBuffer>) => {
        length += chunk.length
        if (length <= max) chunks.push(chunk)
        else {
          message.off('data', take)
          resolve(undefined)
        }
      }
      message.on('data', take)
      message.once('end', () => resolve(chunks.length === 1 ? chunks[0] : joined(chunks, length)))
      message.once('error', reject)
      message.once('close', () => {
        // each message closes in the end, and an error costs more than reading a small body
        if (!message.complete) reject(new Error('the sender left'))
      })
    })
  }

  get web(): Request {
    const { headers, url = '/' } = this.#message
    const sent = new Headers()
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) sent.set(name, Array.isArray(value) ? value.join(', ') : value)
    }
    const address = new URL(url, `${this.secure ? 'https' : 'http'}://${headers.host ?? 'localhost'}`)
    return new Request(address, { method: this.method, headers: sent })
  }
}
