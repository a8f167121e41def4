import { type Awaitable, attempt, goOn } from './awaitable.ts'
import { OperationCall } from './operation-call.ts'
import { withCorsHeaders } from './origins/cors.ts'
import { withDate } from './answer/with-date.ts'
import type { Engine, EngineOptions, HandleOptions, Route } from './engine-options.ts'
import { noteMissed } from './routing/missed-call.ts'
import { originPolicyFor } from './origins/origin-policy.ts'
import { factsOf } from './faults/conditions.ts'
import type { FaultRule } from './faults/faults.ts'
import { preferredRule, mergePreference } from './faults/preferred.ts'
import { type Incoming, SenderLeft, WebIncoming } from './request/incoming.ts'
import {
  type Decided,
  checkedOutcome,
  failedOutcome,
  heldRefusal,
  inventedOutcome,
  onceSaved,
  refusedOutcome,
} from './answer/outcome.ts'
import { type Outcome, withBodyFault, faultAnswer } from './faults/apply-fault.ts'
import type { EngineAnswer, EngineWorld } from './operation.ts'
import { type Outgoing, droppedConnection, responseOf } from './answer/outgoing.ts'
import { type CheckedRequest, checkRequest } from './request/check-request.ts'
import { type Elsewhere, type PassedOutcome, bufferBody, passOn } from './pass-on.ts'
import { problem } from './answer/problem.ts'
import { respond } from './answer/respond.ts'
import { type Arrival, receiver } from './routing/arrival.ts'
import { pathOf } from './routing/request-path.ts'
import { TappedRequest } from './request/tapped-request.ts'
import { KeyedMutex } from './keyed-mutex.ts'

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

type Checked = CheckedRequest | EngineAnswer

// Node makes its global anew for each look at it
const { performance: watch } = globalThis

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** The mock backend as one function from request to answer; the same one runs in a worker, in tests and in a server. */
export function createEngine<World extends EngineWorld, Principal>(
  options: EngineOptions<World, Principal>,
): Engine {
  type RunningCall = Call<World, Principal>
  const { mutex = new KeyedMutex(), wait = sleep, stopwatch = () => watch.now(), exclusively } = options
  const { originPolicy = originPolicyFor(), onViolation } = options

  const missed: Engine['missed'] = (call, status) => {
    if (options.logOf) noteMissed(options.logOf, call, status)
  }
  const receive = receiver({ ...options, originPolicy, missed })

  function answer(request: Incoming, given: HandleOptions = {}): Awaitable<Outgoing | undefined> {
    const received = receive(request, given)
    return received && 'route' in received ? carryOut(request, received) : received
  }

  function carryOut(request: Incoming, arrival: Arrival<World, Principal>): Awaitable<Outgoing> {
    const { route, worldId } = arrival
    return attempt(
      () =>
        goOn(options.worldOf(worldId, route), (world) =>
          isWorld(world)
            ? carryOutIn(world, request, arrival)
            : withCorsHeaders(originPolicy, request, respond(world, request.secure)),
        ),
      (error) => {
        const { operationId } = route.operation
        if (!(error instanceof SenderLeft))
          return withCorsHeaders(originPolicy, request, failedOutcome(operationId, error).answer)
        const { method, pathname } = request
        const meant = { service: route.service, operationId }
        missed({ method, pathname, header: (name) => request.header(name), meant }, null)
        return droppedConnection
      },
    )
  }

  function carryOutIn(
    world: World,
    request: Incoming,
    { route, path, cookies }: Arrival<World, Principal>,
  ): Awaitable<Outgoing> {
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
    const running = goOn(striking, (rule) => (rule ? runWithFault(call, rule) : run(call)))
    const sending = goOn(running, (decided) =>
      onceSaved(decided, route.operation, (outcome) => sent(call, outcome)),
    )
    if (!tapped) return sending
    return goOn(sending, (answer) => {
      if (call.number) watcher?.see({ number: call.number, request: tapped, answer })
      return answer
    })
  }

  const sent = ({ request, world }: RunningCall, { answer }: Outcome): Outgoing =>
    withCorsHeaders(originPolicy, request, withDate(answer, world))

  /** The fault that strikes a call, and what its caller prefers for it. */
  function ruleFor(call: RunningCall): FaultRule | undefined | Promise<FaultRule | undefined> {
    const { world, route, request } = call
    const { operation, handler } = route
    const prefer = request.header('prefer')
    const preferred =
      prefer === undefined ? undefined : preferredRule(operation, handler !== 'generated', prefer)
    if (world.faults.isEmpty) return preferred
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
  async function runWithFault(call: RunningCall, rule: FaultRule): Promise<Decided> {
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
    const decided = instead ? log(call, instead) : await run(call)
    const outcome = await onceSaved(decided, operation, (given) => given)
    const answer = await withBodyFault(outcome.answer, rule, wait)
    return { outcome: { ...outcome, answer }, saving: undefined }
  }

  /** Runs a call, alone in its world unless it only reads, and saves what it changed. */
  function run(call: RunningCall): Awaitable<Decided> {
    const elsewhere = call.route.steers ? undefined : options.elsewhere?.(call.route)
    return elsewhere ? runElsewhere(call, elsewhere) : runHere(call)
  }

  async function runElsewhere(call: RunningCall, elsewhere: Elsewhere): Promise<Decided> {
    call.request = await bufferBody(call.request)
    const outcome = await passOn({ ...call, ...call.route }, elsewhere)
    return outcome ? log(call, outcome) : runHere(call)
  }

  function runHere(call: RunningCall): Awaitable<Decided> {
    const { route, request, path, cookies } = call
    // before the world is locked, so that no other call waits while a large body arrives
    const checking = checkRequest(route.operation, request, path, cookies)
    return goOn(checking, (checked) => runChecked(call, checked))
  }

  function runChecked(call: RunningCall, checked: Checked): Awaitable<Decided> {
    const { id } = call.world
    if (call.route.reads) return goOn(decide(call, checked), (outcome) => log(call, outcome))
    if (exclusively)
      return exclusively(id, async () => {
        const decided = log(call, await decide(call, checked))
        const outcome = await onceSaved(decided, call.route.operation, (given) => given)
        return { outcome, saving: undefined }
      })
    const locking = mutex.acquire(id)
    return locking ? locking.then(() => runLocked(call, checked, id)) : runLocked(call, checked, id)
  }

  /** The lock is released as soon as the call is decided: nobody waits for what another call has to save. */
  function runLocked(call: RunningCall, checked: Checked, id: string): Awaitable<Decided> {
    let deciding: Awaitable<Outcome> | undefined
    try {
      deciding = decide(call, checked)
      return deciding instanceof Promise ? endLocked(call, deciding, id) : log(call, deciding)
    } finally {
      if (!(deciding instanceof Promise)) mutex.release(id)
    }
  }

  async function endLocked(call: RunningCall, deciding: Promise<Outcome>, id: string): Promise<Decided> {
    try {
      return log(call, await deciding)
    } finally {
      mutex.release(id)
    }
  }

  /** Authenticates the call and runs its operation. */
  function decide(call: RunningCall, checked: Checked): Awaitable<Outcome> {
    const opening = options.worldOf(call.world.id, call.route)
    return goOn(opening, (world) => {
      if (isWorld(world)) call.world = world
      return decideIn(call, checked)
    })
  }

  function decideIn(call: RunningCall, checked: Checked): Awaitable<Outcome> {
    const { route, world } = call
    if ('status' in checked) return refusedOutcome(checked, refusedIn(route))
    const { bearer } = checked
    const { security } = route.operation
    if (!bearer || security === 'none' || security === 'explicit') return operate(call, checked, undefined)
    return goOn(options.authenticate(bearer, world), (found) =>
      'refused' in found
        ? heldRefusal(problem(401, found.refused), refusedIn(route))
        : operate(call, checked, found.user),
    )
  }

  const refusedIn = ({ operation, handler }: RunningCall['route']) => ({
    operation,
    isWritten: handler !== 'generated',
    onViolation,
  })

  function operate(
    { route: { operation, handler }, request, world }: RunningCall,
    checked: CheckedRequest,
    user: Principal | undefined,
  ): Awaitable<Outcome> {
    const { operationId } = operation
    const failed = (error: unknown) => failedOutcome(operationId, error)
    try {
      const asked = new OperationCall(operationId, checked, user, world, request)
      if (handler === 'generated')
        return options.unwritten
          .answer(operation, asked)
          .then((invented) => inventedOutcome(operation, invented, request.secure, onViolation))
          .catch(failed)
      const made = handler(asked)
      if (!(made instanceof Promise)) return checkedOutcome(operation, made, request.secure, onViolation)
      return made
        .then((answer) => checkedOutcome(operation, answer, request.secure, onViolation))
        .catch(failed)
    } catch (error) {
      return failed(error)
    }
  }

  /** Logs a call, and begins to save what it changed. */
  function log(running: RunningCall, outcome: Outcome & Partial<PassedOutcome>): Decided {
    const {
      answer: { status },
      verdict,
      violations,
      source,
    } = outcome
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
    const isQuery = route.asks ?? request.method === 'GET'
    return { outcome, saving: route.reads ? undefined : options.save?.(world, isQuery) }
  }

  const handle: Engine['handle'] = async (request, given) => {
    const outgoing = await answer(new WebIncoming(request), given)
    return outgoing && responseOf(outgoing)
  }
  return { handle, answer, missed }
}

const isWorld = <World extends EngineWorld>(value: World | EngineAnswer): value is World => 'clock' in value
