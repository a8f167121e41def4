import type { Awaitable } from '../awaitable.ts'

/**
 * A request as the engine reads it. Nothing of it is parsed, copied or made before somebody asks: on a server, making
 * the web's own Request, URL and Headers for each call would cost more than all the rest of an answer.
 */
export type Incoming = {
  readonly method: string
  /** The path of the address, as it was sent. */
  readonly pathname: string
  /** The address after its question mark; empty when it has none. */
  readonly search: string
  /** Whether it came by https. */
  readonly secure: boolean
  /** A header by its lower-case name. */
  header: (name: string) => string | undefined
  readonly hasBody: boolean
  /** The whole body, or nothing once it has turned out to have more than `max` bytes. Good once. */
  bytes: (max: number) => Awaitable<Uint8Array<ArrayBuffer> | undefined>
  /** The same as a web Request; its body may have been read. */
  readonly web: Request
}

/** The sender of a request has gone before it had come whole. */
export class SenderLeft extends Error {
  constructor() {
    super('the sender left')
  }
}

/** A request of the web: in a service worker, in a test. */
export class WebIncoming implements Incoming {
  readonly web: Request
  readonly #url: URL

  constructor(request: Request) {
    this.web = request
    this.#url = new URL(request.url)
  }

  /** HEAD is GET whose body nobody reads (RFC 9110 §9.3.2). */
  get method(): string {
    return this.web.method === 'HEAD' ? 'GET' : this.web.method
  }

  get pathname(): string {
    return this.#url.pathname
  }

  get search(): string {
    return this.#url.search.slice(1)
  }

  get secure(): boolean {
    return this.#url.protocol === 'https:'
  }

  get hasBody(): boolean {
    return Boolean(this.web.body)
  }

  header(name: string): string | undefined {
    return this.web.headers.get(name) ?? undefined
  }

  async bytes(max: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const { body } = this.web
    // a browser without request streams, or a body that said how long it is and was found short enough
    if (!body || this.header('content-length') !== undefined) {
      const whole = new Uint8Array(await this.web.arrayBuffer())
      return whole.length > max ? undefined : whole
    }
    return gathered(body, max)
  }
}

async function gathered(
  body: ReadableStream<Uint8Array>,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return joined(chunks, length)
    length += value.length
    if (length > max) {
      // nobody has to wait until the sender is told
      void reader.cancel().catch(() => undefined)
      return undefined
    }
    chunks.push(value)
  }
}

/** Several pieces as one. */
export function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
