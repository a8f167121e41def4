import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Backend } from '#mocks/backend.ts'

/** An answer of the mock on its way, to be changed. */
export type Planted = { status: number; headers: Record<string, string>; body: string }

/** What a service does otherwise than its contract says, at one operation. */
export type Drift = {
  method: string
  path: RegExp
  /** Nothing comes back where it gives nothing. */
  change: (answer: Planted, request: { headers: IncomingMessage['headers'] }) => Planted | undefined
}

type Body = Record<string, unknown>

/** Changes what an object says, where the answer is a success. */
export const inObject =
  (edit: (body: Body) => unknown): Drift['change'] =>
  (answer) =>
    answer.status === 200 ? { ...answer, body: edited(answer.body, edit) } : answer

/** Changes the first entry of a list, where the answer is a success. */
export const inFirst = (edit: (entry: Body) => Body): Drift['change'] =>
  inObject((body) => {
    const [first = {}, ...others] = body as unknown as Body[]
    return [edit(first), ...others]
  })

const edited = (text: string, edit: (body: Body) => unknown): string =>
  JSON.stringify(edit(JSON.parse(text) as Body))

/** The mock backend as a service that has drifted; without a drift it keeps its contract. */
export class DriftingServer {
  drift: Drift | undefined
  readonly #backend: Backend
  readonly #server: Server

  constructor(backend: Backend) {
    this.#backend = backend
    this.#server = createServer((message, outgoing) => {
      this.#answer(message, outgoing).catch(() => outgoing.destroy())
    })
  }

  /** Listens on a port that the system chooses; gives the address. */
  async start(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #answer(message: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = message
    const body = await buffer(message)
    const request = new Request(`http://localhost${url}`, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    })
    const response = await this.#backend.handle(request)
    if (!response) {
      outgoing.writeHead(404).end()
      return
    }
    const drift = this.drift
    if (!drift || drift.method !== method || !drift.path.test(url)) {
      outgoing.writeHead(response.status, Object.fromEntries(response.headers))
      outgoing.end(new Uint8Array(await response.arrayBuffer()))
      return
    }
    const answer = { status: response.status, headers: Object.fromEntries(response.headers) }
    const changed = drift.change({ ...answer, body: await response.text() }, { headers })
    if (!changed) {
      outgoing.destroy()
      return
    }
    const { 'content-length': _, ...kept } = changed.headers
    outgoing.writeHead(changed.status, kept).end(changed.body)
  }
}
