import { OperationCall } from './operation-call.ts'
import { preflight, withCorsHeaders } from './origins/cors.ts'
import { withDate } from './answer/with-date.ts'
import type { Engine, EngineOptions, HandleOptions, Route } from './engine-options.ts'
import { noteMissed } from './routing/missed-call.ts'
import { originPolicyFor, refuseForeignPage, refuseUnknownHost } from './origins/origin-policy.ts'
import { factsOf } from './faults/conditions.ts'
import type { FaultRule } from './faults/faults.ts'
import { preferredRule, mergePreference } from './faults/preferred.ts'
import { type Incoming, SenderLeft, WebIncoming } from './request/incoming.ts'
import {
  afterSaving,
  checkedOutcome,
  failedOutcome,
  heldRefusal,
  inventedOutcome,
  refusedOutcome,
} from './answer/outcome.ts'
import { type Outcome, withBodyFault, faultAnswer } from './faults/apply-fault.ts'
import type { EngineAnswer, EngineWorld } from './operation.ts'
import { type Outgoing, droppedConnection, responseOf } from './answer/outgoing.ts'
import { type CheckedRequest, checkRequest } from './request/check-request.ts'
import { type Elsewhere, type PassedOutcome, bufferBody, passOn } from './pass-on.ts'
import { problem } from './answer/problem.ts'
import { refuseUnexpectedBody } from './request/read-body.ts'
import { cookiesOf } from './request/read-request.ts'
import { respond } from './answer/respond.ts'
import { isFile, refuseMethod, routerOf } from './routing/router.ts'
import { invalidWorldId, pathOf, undecodablePath } from './routing/request-path.ts'
import { TappedRequest } from './request/tapped-request.ts'
import { KeyedMutex } from './keyed-mutex.ts'
import { worldIdOf } from './worlds/worlds.ts'

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
  /** In the log of its world, once it stands there. */
  number?: number
}

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
    const { method, pathname } = request
    const unknownHost = refuseUnknownHost(originPolicy, request)
    if (unknownHost) return miss(request, unknownHost)
    const match = router.find(method, pathname)
    if (!match) {
      const allowed = router.methodsOf(pathname)
      if (allowed.length === 0) return undefined
      const hasOrigin = request.header('origin') !== undefined
      const foreignPage = hasOrigin ? refuseForeignPage(originPolicy, request, false) : undefined
      if (foreignPage) return miss(request, foreignPage)
      if (method === 'OPTIONS') return preflight(originPolicy, request, allowed)
      return withCorsHeaders(originPolicy, request, miss(request, refuseMethod(allowed)))
    }
    const { entry: route, path } = match
    const foreignPage = refuseForeignPage(originPolicy, request, route.steers ?? false)
    if (foreignPage) return miss(request, foreignPage, route.steers)
    const cookies = cookiesOf(request, given)
    const id = worldIdOf(request, cookies)
    if (!path || id === undefined) {
      const refused = miss(request, path ? invalidWorldId : undecodablePath, route.steers)
      return withCorsHeaders(originPolicy, request, refused)
    }
    const refusal = route.steers ? refusalToSteer(route, request, cookies, id) : undefined
    if (refusal) return refuse(request, refusal)
    const { operationId } = route.operation
    try {
      const found = options.worldOf(id, route)
      const world = found instanceof Promise ? await found : found
      if (!isWorld(world)) return refuse(request, world)
      const watcher = route.steers ? undefined : options.watcherOf?.(world.id)
      const tapped = watcher && new TappedRequest(request, watcher.keptBytes)
      const call: RunningCall = {
        route,
        request: tapped ?? request,
        path,
        cookies,
        world,
        started: stopwatch(),
        isBroken: false,
      }
      const striking = route.steers ? undefined : ruleFor(call)
      const rule = striking instanceof Promise ? await striking : striking
      const outcome = await (rule ? runWithFault(call, rule) : run(call))
      const sent = withCorsHeaders(originPolicy, request, withDate(outcome.answer, call.world))
      if (tapped && call.number) watcher?.see({ number: call.number, request: tapped, answer: sent })
      return sent
    } catch (error) {
      if (error instanceof SenderLeft) {
        missed(
          {
            method,
            pathname,
            header: (name) => request.header(name),
            meant: { service: route.service, operationId },
          },
          null,
        )
        return droppedConnection
      }
      return withCorsHeaders(originPolicy, request, failedOutcome(operationId, error).answer)
    }
  }

  const missed: Engine['missed'] = (call, status) => {
    if (options.logOf) noteMissed(options.logOf, call, status)
  }

  function refuse(request: Incoming, problem: EngineAnswer): Outgoing {
    return withCorsHeaders(originPolicy, request, respond(problem, request.secure))
  }

  /** Refuses a request that comes to no operation, which is noted unless it would steer the mock. */
  function miss(request: Incoming, problem: EngineAnswer, steers = false): Outgoing {
    if (!steers) missed(request, problem.status)
    return respond(problem, request.secure)
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

  /** The fault that strikes a call, and what its caller prefers for it. */
  function ruleFor(call: RunningCall): FaultRule | undefined | Promise<FaultRule | undefined> {
    const { world, route, request } = call
    const { operation, handler } = route
    const prefer = request.header('prefer')
    const preferred =
      prefer === undefined ? undefined : preferredRule(operation, handler !== 'generated', prefer)
    const chance = () => world.random.next()
    if (!world.faults.looksAtCalls(operation.operationId))
      return mergePreference(world.faults.strike(operation.operationId, chance), preferred)
    return bufferBody(request).then(async (kept) => {
      call.request = kept
      const facts = await factsOf(kept, call.path)
      return mergePreference(world.faults.strike(operation.operationId, chance, facts), preferred)
    })
  }

  /** Runs a call to which a fault applies. */
  async function runWithFault(call: RunningCall, rule: FaultRule): Promise<Outcome> {
    const { route, request, world } = call
    const { operation } = route
    const invent = async (status: number) =>
      respond(await options.unwritten.invent(operation, status, world, request.web), request.secure)
    const exampleOf = async (name: string, status: number | undefined) => {
      const found = await options.unwritten.exampleOf(operation, { name, status }, world, request.web)
      return found && respond(found, request.secure)
    }
    call.isBroken = (rule.malformed || rule.halfSent) ?? false
    const instead = await faultAnswer(rule, { operation, invent, exampleOf, wait })
    const outcome = instead
      ? await afterSaving(logAndSave(call, instead), instead, operation)
      : await run(call)
    return { ...outcome, answer: await withBodyFault(outcome.answer, rule, wait) }
  }

  /** Runs a call, alone in its world unless it only reads, and saves what it changed. */
  function run(call: RunningCall): Promise<Outcome> {
    const elsewhere = call.route.steers ? undefined : options.elsewhere?.(call.route)
    return elsewhere ? runElsewhere(call, elsewhere) : runHere(call)
  }

  async function runElsewhere(call: RunningCall, elsewhere: Elsewhere): Promise<Outcome> {
    call.request = await bufferBody(call.request)
    const outcome = await passOn({ ...call, ...call.route }, elsewhere)
    if (outcome) return afterSaving(logAndSave(call, outcome), outcome, call.route.operation)
    return runHere(call)
  }

  async function runHere(call: RunningCall): Promise<Outcome> {
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
    return saving ? await afterSaving(saving, outcome, route.operation) : outcome
  }

  /** Authenticates the call and runs its operation. */
  async function decide(call: RunningCall, checked: CheckedRequest | EngineAnswer): Promise<Outcome> {
    const { route, request } = call
    const opening = options.worldOf(call.world.id, route)
    const world = opening instanceof Promise ? await opening : opening
    if (isWorld(world)) call.world = world
    const { operation, handler } = route
    const refused = { operation, isWritten: handler !== 'generated', onViolation: options.onViolation }
    if ('status' in checked) return refusedOutcome(checked, refused)
    const { operationId, security } = operation
    let user: Principal | undefined
    if (checked.bearer && security !== 'none' && security !== 'explicit') {
      const finding = options.authenticate(checked.bearer, call.world)
      const found = finding instanceof Promise ? await finding : finding
      if ('refused' in found) return heldRefusal(problem(401, found.refused), refused)
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
    running: RunningCall,
    { answer: { status }, verdict, violations, source }: Outcome & Partial<PassedOutcome>,
  ): Promise<void> | undefined {
    const { route, request, world, started, isBroken } = running
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
        source,
      })
      running.number = call.number
      options.onAnswer?.(world, call)
    }
    return route.reads ? undefined : options.save?.(world, route.asks ?? request.method === 'GET')
  }

  const handle: Engine['handle'] = async (request, given) => {
    const outgoing = await answer(new WebIncoming(request), given)
    return outgoing && responseOf(outgoing)
  }
  return { handle, answer, missed }
}

const isWorld = <World extends EngineWorld>(value: World | EngineAnswer): value is World => 'clock' in value
