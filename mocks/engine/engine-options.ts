import type { Awaitable } from './awaitable.ts'
import type { CompiledOperation, JudgedAnswers } from './contract.ts'
import type { Incoming } from './request/incoming.ts'
import type { KeyedMutex } from './keyed-mutex.ts'
import type { LogEntry } from './worlds/log.ts'
import type { MissedCall } from './routing/missed-call.ts'
import type { EngineAnswer, EngineWorld, Handler, UnwrittenAnswers } from './operation.ts'
import type { OriginPolicy } from './origins/origin-policy.ts'
import type { OnViolation } from './answer/outcome.ts'
import type { Outgoing } from './answer/outgoing.ts'
import type { Elsewhere } from './pass-on.ts'
import type { TappedRequest } from './request/tapped-request.ts'

export type Route<World, Principal> = {
  /** The contract it belongs to. */
  service: string
  operation: CompiledOperation
  /** What answers of a real service are judged by; `operation` where this is not given. */
  published?: (() => Promise<JudgedAnswers | undefined>) | undefined
  handler: Handler<World, Principal> | 'generated'
  /** It steers the mock itself: it is not logged, and faults do not apply to it. */
  steers?: boolean
  /** It changes nothing: it does not lock its world, and nothing has to be saved after it. */
  reads?: boolean
  /** It only asks: what it changes beside its answer is no loss. Each GET, unless told. */
  asks?: boolean
}

/** A call that steers the mock, before it is carried out. */
export type Steering<World, Principal> = {
  route: Route<World, Principal>
  request: Incoming
  cookies: Record<string, string>
  worldId: string
}

/** Somebody who sees both sides of calls. */
export type Watcher = {
  /** So much of a request's body is kept for it. */
  keptBytes: number
  /** Told of a call by its number in the log, once it is answered. */
  see: (call: { number: number; request: TappedRequest; answer: Outgoing }) => void
}

export type EngineOptions<World extends EngineWorld, Principal> = {
  routes: Route<World, Principal>[]
  /** Finds or makes the world with this id, or gives the answer that refuses the request. */
  worldOf: (id: string, route: Route<World, Principal>) => Awaitable<World | EngineAnswer>
  /** The log of a world that there is, for what comes to no operation; without it nothing is noted. */
  logOf?: (id: string) => Pick<EngineWorld, 'log' | 'clock'> | undefined
  /** Whose token this is, or why it is not valid. */
  authenticate: (
    token: string,
    world: World,
  ) => Awaitable<{ user: Principal } | { refused: 'unauthorized' | 'tokenExpired' }>
  /** Answers what nobody has written. */
  unwritten: UnwrittenAnswers<World, Principal>
  onViolation: OnViolation
  /** Who answers a call in place of the mock, if anybody does. Asked for every call that does not steer. */
  elsewhere?: (route: Route<World, Principal>) => Elsewhere | undefined
  /** Which pages may use the mock, and by which names it may be called; those of this machine by default. */
  originPolicy?: OriginPolicy
  /** Decides whether a call may steer a world; gives the answer that refuses it. */
  authorizeSteering?: (call: Steering<World, Principal>) => EngineAnswer | undefined
  /** Who wants to see both sides of the calls of a world; asked for every call that does not steer. */
  watcherOf?: (worldId: string) => Watcher | undefined
  /** Called for each call that is logged. */
  onAnswer?: (world: World, call: LogEntry) => void
  /**
   * Saves what a call changed in its world; the call is answered when that is done. Undefined when nothing changed.
   * `isQuery` says that such a call usually changes nothing.
   */
  save?: (world: World, isQuery: boolean) => Promise<void> | undefined
  /** Runs a call alone in its world, where other processes or tabs use the same world. */
  exclusively?: <T>(worldId: string, run: () => Promise<T>) => Promise<T>
  /** Locks each world while a call runs in it; shared with whoever saves worlds between two calls. */
  mutex?: KeyedMutex
  wait?: (milliseconds: number) => Promise<void>
  /** Milliseconds, to measure how long an answer took. */
  stopwatch?: () => number
}

/** Cookies are handed over where a service worker cannot see them in the request. */
export type HandleOptions = { cookies?: Record<string, string> }

export type Engine = {
  /** Answers a request, or undefined when no contract has its method and path. */
  handle: (request: Request, options?: HandleOptions) => Promise<Response | undefined>
  /** The same without the web's own objects, for a server. */
  answer: (request: Incoming, options?: HandleOptions) => Awaitable<Outgoing | undefined>
  /** Notes in the log a call that came to no operation, with the status it got; null when its connection was cut. */
  missed: (call: MissedCall, status: number | null) => void
}
