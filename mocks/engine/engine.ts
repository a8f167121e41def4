import { OperationCall } from './operation-call.ts'
import { preflight, withCorsHeaders } from './cors.ts'
import type { CompiledOperation } from './contract.ts'
import { type OriginPolicy, originPolicyFor, refuseForeignPage, refuseUnknownHost } from './origin-policy.ts'
import type { FaultRule } from './faults.ts'
import { type Incoming, WebIncoming } from './incoming.ts'
import {
  type OnViolation,
  afterSaving,
  checkedOutcome,
  failedOutcome,
  inventedOutcome,
  refusedOutcome,
} from './outcome.ts'
import type { LogEntry } from './log.ts'
import { type Outcome, noViolations, withBodyFault, faultAnswer } from './apply-fault.ts'
import type { EngineAnswer, EngineWorld, Handler, UnwrittenAnswers } from './operation.ts'
import { type Outgoing, responseOf } from './outgoing.ts'
import { type CheckedRequest, checkRequest } from './check-request.ts'
import { problem } from './problem.ts'
import { refuseUnexpectedBody } from './read-body.ts'
import { cookiesOf } from './read-request.ts'
import { respond } from './respond.ts'
import { routerOf } from './router.ts'
import { KeyedMutex } from './keyed-mutex.ts'
import { worldIdOf } from './worlds.ts'

export type Route<World, Principal> = {
  /** The contract it belongs to. */
  service: string
  operation: CompiledOperation
  handler: Handler<World, Principal> | 'generated'
  /** It steers the mock itself: it is not logged, and faults do not apply to it. */
  steers?: boolean
  /** It changes nothing: it does not lock its world, and nothing has to be saved after it. */
  reads?: boolean
}

type Awaitable<T> = T | Promise<T>

/** A call that steers the mock, before it is carried out. */
export type Steering<World, Principal> = {
  route: Route<World, Principal>
  request: Incoming
  cookies: Record<string, string>
  worldId: string
}

export type EngineOptions<World extends EngineWorld, Principal> = {
  routes: Route<World, Principal>[]
  /** Finds or makes the world with this id, or gives the answer that refuses the request. */
  worldOf: (id: string, route: Route<World, Principal>) => Awaitable<World | EngineAnswer>
  /** Whose token this is, or why it is not valid. */
  authenticate: (
    token: string,
    world: World,
  ) => Promise<{ user: Principal } | { refused: 'unauthorized' | 'tokenExpired' }>
  /** Answers what nobody has written. */
  unwritten: UnwrittenAnswers<World, Principal>
  onViolation: OnViolation
  /** Which pages may use the mock, and by which names it may be called; those of this machine by default. */
  originPolicy?: OriginPolicy
  /** Decides whether a call may steer a world; gives the answer that refuses it. */
  authorizeSteering?: (call: Steering<World, Principal>) => EngineAnswer | undefined
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
  answer: (request: Incoming, options?: HandleOptions) => Promise<Outgoing | undefined>
}

/** One call that is being answered; its world may be replaced by another while it waits for the lock. */
type Call<World, Principal> = {
  route: Route<World, Principal>
  request: Incoming
  path: Record<string, string>
  cookies: Record<string, string>
  world: World
  /** On the stopwatch. */
  started: number
  /** A fault will break the body of the answer. */
  isBroken: boolean
}

/** Longest path that the log keeps. */
const maxPath = 2000

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** The mock backend as one function from request to answer; the same one runs in a worker, in tests and in a server. */
export function createEngine<World extends EngineWorld, Principal>(
  options: EngineOptions<World, Principal>,
): Engine {
  type RunningCall = Call<World, Principal>
  const { mutex = new KeyedMutex(), wait = sleep, stopwatch = () => performance.now(), exclusively } = options
  const { originPolicy = originPolicyFor() } = options
  const router = routerOf(options.routes.map((route) => ({ ...route, reads: route.reads ?? isFile(route) })))

  async function answer(
    request: Incoming,
    { cookies: given }: HandleOptions = {},
  ): Promise<Outgoing | undefined> {
    const { method, pathname, secure } = request
    const refuse = (problem: EngineAnswer) => withCorsHeaders(originPolicy, request, respond(problem, secure))
    const unknownHost = refuseUnknownHost(originPolicy, request)
    if (unknownHost) return respond(unknownHost, secure)
    if (method === 'OPTIONS') {
      if (!router.knows(pathname)) return undefined
      const hasOrigin = request.header('origin') !== undefined
      const foreignPage = hasOrigin ? refuseForeignPage(originPolicy, request, false) : undefined
      return foreignPage ? respond(foreignPage, secure) : preflight(originPolicy, request)
    }
    const match = router.find(method, pathname)
    if (!match) return undefined
    const { entry: route, path } = match
    const foreignPage = refuseForeignPage(originPolicy, request, route.steers ?? false)
    if (foreignPage) return respond(foreignPage, secure)
    if (!path) return refuse(undecodablePath)
    const cookies = cookiesOf(request, given)
    const id = worldIdOf(request, cookies)
    if (id === undefined) return refuse(invalidWorldId)
    const refusal = route.steers ? refusalToSteer(route, request, cookies, id) : undefined
    if (refusal) return refuse(refusal)
    const { operationId } = route.operation
    try {
      const found = options.worldOf(id, route)
      const world = found instanceof Promise ? await found : found
      if (!isWorld(world)) return refuse(world)
      const call = { route, request, path, cookies, world, started: stopwatch(), isBroken: false }
      const rule = route.steers ? undefined : world.faults.strike(operationId, () => world.random.next())
      const outcome = await (rule ? runWithFault(call, rule) : run(call))
      return withCorsHeaders(originPolicy, request, dated(outcome.answer, call.world))
    } catch (error) {
      return withCorsHeaders(originPolicy, request, failedOutcome(operationId, error).answer)
    }
  }

  /** Why a call must not steer the mock; checked before its world is looked up. */
  function refusalToSteer(
    route: Route<World, Principal>,
    request: Incoming,
    cookies: Record<string, string>,
    worldId: string,
  ): EngineAnswer | undefined {
    return (
      options.authorizeSteering?.({ route, request, cookies, worldId }) ??
      refuseUnexpectedBody(route.operation, request)
    )
  }

  /** Runs a call to which a fault applies. */
  async function runWithFault(call: RunningCall, rule: FaultRule): Promise<Outcome> {
    const { route, request, world } = call
    const { operation } = route
    const invent = async (status: number) =>
      respond(await options.unwritten.invent(operation, status, world, request.web), request.secure)
    call.isBroken = rule.malformed ?? false
    const instead = await faultAnswer(rule, { operation, invent, wait })
    const outcome = instead
      ? await afterSaving(logAndSave(call, instead), instead, operation)
      : await run(call)
    return { ...outcome, answer: await withBodyFault(outcome.answer, rule, wait) }
  }

  /** Runs a call, alone in its world unless it only reads, and saves what it changed. */
  async function run(call: RunningCall): Promise<Outcome> {
    const { route, request, path, cookies, world } = call
    // before the world is locked, so that no other call waits while a large body arrives
    const checking = checkRequest(route.operation, request, path, cookies)
    const checked = checking instanceof Promise ? await checking : checking
    if (route.reads) {
      const outcome = await decide(call, checked)
      void logAndSave(call, outcome)
      return outcome
    }
    if (exclusively) {
      return exclusively(world.id, async () => {
        const outcome = await decide(call, checked)
        return afterSaving(logAndSave(call, outcome), outcome, route.operation)
      })
    }
    const { id } = world
    const locking = mutex.acquire(id)
    if (locking) await locking
    let outcome: Outcome
    let saving: Promise<void> | undefined
    try {
      outcome = await decide(call, checked)
      saving = logAndSave(call, outcome)
    } finally {
      mutex.release(id)
    }
    return afterSaving(saving, outcome, route.operation)
  }

  /** Authenticates the call and runs its operation. */
  async function decide(call: RunningCall, checked: CheckedRequest | EngineAnswer): Promise<Outcome> {
    const { route, request } = call
    const opening = options.worldOf(call.world.id, route)
    const world = opening instanceof Promise ? await opening : opening
    if (isWorld(world)) call.world = world
    if ('status' in checked) return refusedOutcome(checked)
    const { operation, handler } = route
    const { operationId, security } = operation
    let user: Principal | undefined
    if (checked.bearer && security !== 'none' && security !== 'explicit') {
      const found = await options.authenticate(checked.bearer, call.world)
      if ('refused' in found)
        return { ...refusedOutcome(problem(401, found.refused)), verdict: 'ok', violations: noViolations }
      user = found.user
    }
    try {
      const asked = new OperationCall(operationId, checked, user, call.world, request)
      if (handler === 'generated') {
        const invented = await options.unwritten.answer(operation, asked)
        return inventedOutcome(operation, invented, request.secure, options.onViolation)
      }
      const made = handler(asked)
      const answer = made instanceof Promise ? await made : made
      return checkedOutcome(operation, answer, request.secure, options.onViolation)
    } catch (error) {
      return failedOutcome(operationId, error)
    }
  }

  /** Logs a call, and begins to save what it changed. */
  function logAndSave(
    { route, request, world, started, isBroken }: RunningCall,
    { answer: { status }, verdict, violations }: Outcome,
  ): Promise<void> | undefined {
    if (!route.steers) {
      const call = world.log.add({
        at: world.clock.now(),
        service: route.service,
        operationId: route.operation.operationId,
        method: request.method,
        path: pathOf(request, route.operation),
        status: status === 0 ? null : status,
        verdict: isBroken ? 'fault' : verdict,
        milliseconds: Math.round(stopwatch() - started),
        violations,
      })
      options.onAnswer?.(world, call)
    }
    return route.reads ? undefined : options.save?.(world, !route.steers && request.method === 'GET')
  }

  const handle: Engine['handle'] = async (request, given) => {
    const outgoing = await answer(new WebIncoming(request), given)
    return outgoing && responseOf(outgoing)
  }
  return { handle, answer }
}

/** The path as it is logged; where it is the contract's own, the contract's string is used and no copy is kept. */
const pathOf = ({ pathname }: Incoming, { path }: CompiledOperation): string =>
  pathname === path ? path : pathname.slice(0, maxPath)

const undecodablePath = problem(400, 'invalidRequest', {
  errors: [{ in: 'path', pointer: '', code: 'malformed', detail: 'an escape that nobody can decode' }],
})

const invalidWorldId = problem(400, 'invalidRequest', {
  errors: [{ in: 'header', pointer: '/x-world', code: 'pattern' }],
})

/** An answer says when it was made, by the clock of its world (RFC 9110 §6.6.1). */
const dated = (answer: Outgoing, { clock }: EngineWorld): Outgoing => ({
  ...answer,
  headers: { ...answer.headers, date: new Date(clock.now()).toUTCString() },
})

const isWorld = <World extends EngineWorld>(value: World | EngineAnswer): value is World => 'clock' in value

/** Pictures and documents are only read: drawing one must not hold up the other calls of its world. */
function isFile({ operation: { method, responses } }: Pick<Route<never, never>, 'operation'>): boolean {
  const types = Object.entries(responses).flatMap(([status, content]) =>
    status.startsWith('2') ? Object.keys(content) : [],
  )
  return method === 'GET' && types.length > 0 && !types.some((type) => type.endsWith('json'))
}
