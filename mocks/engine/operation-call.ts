import type { Incoming } from './request/incoming.ts'
import type { EngineCall, EngineWorld } from './operation.ts'
import type { CheckedRequest } from './request/check-request.ts'

/** What an operation gets. The web's own Request is made only for those that ask for it. */
export class OperationCall<World extends EngineWorld, Principal> implements EngineCall<World, Principal> {
  readonly operationId: string
  readonly path: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly header: Record<string, unknown>
  readonly cookie: Record<string, unknown>
  readonly body: unknown
  readonly bearer: string | undefined
  readonly user: Principal | undefined
  readonly world: World
  readonly #incoming: Incoming

  constructor(
    operationId: string,
    { path, query, header, cookie, body, bearer }: CheckedRequest,
    user: Principal | undefined,
    world: World,
    incoming: Incoming,
  ) {
    this.operationId = operationId
    this.path = path
    this.query = query
    this.header = header
    this.cookie = cookie
    this.body = body
    this.bearer = bearer
    this.user = user
    this.world = world
    this.#incoming = incoming
  }

  get request(): Request {
    return this.#incoming.web
  }
}
