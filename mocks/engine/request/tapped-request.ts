import type { Incoming } from './incoming.ts'

/** A request whose body is kept as somebody reads it. */
export class TappedRequest implements Incoming {
  readonly request: Incoming
  readonly method: string
  readonly pathname: string
  readonly search: string
  readonly secure: boolean
  readonly hasBody: boolean
  readonly #keptBytes: number
  /** Empty where there is none, undefined where nobody has read it, or where it is longer than what is kept. */
  body: Uint8Array | string | undefined

  constructor(request: Incoming, keptBytes: number) {
    this.request = request
    this.method = request.method
    this.pathname = request.pathname
    this.search = request.search
    this.secure = request.secure
    this.hasBody = request.hasBody
    this.#keptBytes = keptBytes
    this.body = request.hasBody ? undefined : ''
  }

  get web(): Request {
    return this.request.web
  }

  header(name: string): string | undefined {
    return this.request.header(name)
  }

  async bytes(max: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const bytes = await this.request.bytes(max)
    if (bytes && bytes.length <= this.#keptBytes) this.body = bytes
    return bytes
  }
}
