import type { CompiledOperation } from './contract.ts'
import type { Clock } from './worlds/clock.ts'
import type { Ids } from './worlds/ids.ts'
import type { RequestLog } from './worlds/log.ts'
import type { Faults } from './faults/faults.ts'
import type { Random } from './worlds/random.ts'

/** What the engine needs of a world; the mock's own world adds its state. */
export type EngineWorld = {
  id: string
  clock: Clock
  ids: Ids
  random: Random
  faults: Faults
  log: RequestLog
}

/** A checked request on its way into an operation. */
export type EngineCall<World, Principal> = {
  operationId: string
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  cookie: Record<string, unknown>
  body: unknown
  /** Who asks; undefined for a visitor. */
  user: Principal | undefined
  /** The bearer token as it came, for the one call that passes a token of its own. */
  bearer: string | undefined
  world: World
  /** The request as it came, made when it is asked for; its body has been read. */
  readonly request: Request
}

export type AnswerCookie = { name: string; value: string; maxAge?: number }

/**
 * What an operation decides; the engine makes the answer that is sent. A Blob body is sent with its own type, a
 * Uint8Array with the one among the headers.
 */
export type EngineAnswer = {
  status: number
  body?: unknown
  headers?: Record<string, string>
  cookies?: AnswerCookie[]
  /** The very same object may be given again, and nothing in it ever changes: it is checked and written only once. */
  lasting?: boolean
  /** The same of each of the hits in a body: they are checked and written once, whatever answers they come in. */
  lastingHits?: boolean
}

export type Handler<World, Principal> = (
  call: EngineCall<World, Principal>,
) => EngineAnswer | Promise<EngineAnswer>

/** Who answers operations that nobody has written; what is answered is checked like any other answer. */
export type UnwrittenAnswers<World, Principal> = {
  answer: (operation: CompiledOperation, call: EngineCall<World, Principal>) => Promise<EngineAnswer>
  /** An answer with a certain status, for a fault; the request has not been looked at. */
  invent: (
    operation: CompiledOperation,
    status: number,
    world: World,
    request: Request,
  ) => Promise<EngineAnswer>
  /** The example of the contract that has this name, of that status if one is given. */
  exampleOf: (
    operation: CompiledOperation,
    example: { name: string; status: number | undefined },
    world: World,
    request: Request,
  ) => Promise<EngineAnswer | undefined>
}
