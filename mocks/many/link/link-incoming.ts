import type { Incoming } from '../../engine/request/incoming.ts'
import { webOf } from '../../engine/node/node-incoming.ts'

type Passed = { method: string; headers: Readonly<Record<string, string | string[]>>; body: Uint8Array }

/** A request that another server has passed on whole. */
export class LinkIncoming implements Incoming {
  readonly method: string
  readonly pathname: string
  readonly search: string
  readonly #passed: Passed
  readonly #host: string | undefined

  constructor(
    passed: Passed,
    { pathname, search, host }: { pathname: string; search: string; host?: string },
  ) {
    this.#passed = passed
    this.#host = host ?? this.#header('host')
    this.method = passed.method === 'HEAD' ? 'GET' : passed.method
    this.pathname = pathname
    this.search = search
  }

  get secure(): boolean {
    return this.#passed.headers['x-forwarded-proto'] === 'https'
  }

  get hasBody(): boolean {
    return this.#passed.body.length > 0
  }

  header(name: string): string | undefined {
    return name === 'host' ? this.#host : this.#header(name)
  }

  bytes(max: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const { body } = this.#passed
    // what it lies in is used for what comes next
    return Promise.resolve(body.length > max ? undefined : new Uint8Array(body))
  }

  get web(): Request {
    return webOf(this, this.#passed.headers)
  }

  #header(name: string): string | undefined {
    const value = this.#passed.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  }
}
