import { type Awaitable, goOn } from './awaitable.ts'
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

/** What a call has come to, and the promise of what it changed being saved; undefined where nothing has to be. */
type Decided = { outcome: Outcome; saving: Promise<void> | undefined }

// Node makes its global anew for each look at it
const { performance: watch } = globalThis

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** The mock backend as one function from request to answer; the same one runs in a worker, in tests and in a server. */
export function createEngine<World extends EngineWorld, Principal>(
  options: EngineOptions<World, Principal>,
): Engine {
  type RunningCall = Call<World, Principal>
  const { mutex = new KeyedMutex(), wait = sleep, stopwatch = () => watch.now(), exclusively } = options
  const { originPolicy = originPolicyFor() } = options

  const missed: Engine['missed'] = (call, status) => {
    if (options.logOf) noteMissed(options.logOf, call, status)
  }
  const receive = receiver({ ...options, originPolicy, missed })

  function answer(request: Incoming, given: HandleOptions = {}): Promise<Outgoing | undefined> {
    const received = receive(request, given)
    return received && 'route' in received ? carryOut(request, received) : Promise.resolve(received)
  }

  async function carryOut(
    request: Incoming,
    { route, path, cookies, worldId }: Arrival<World, Principal>,
  ): Promise<Outgoing> {
    const { operationId } = route.operation
    try {
      const found = options.worldOf(worldId, route)
      const world = found instanceof Promise ? await found : found
      if (!isWorld(world)) return withCorsHeaders(originPolicy, request, respond(world, request.secure))
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
      const running = rule ? runWithFault(call, rule) : run(call)
      const decided = running instanceof Promise ? await running : running
      const outcome = decided.saving ? await whenSaved(call, decided) : decided.outcome
      const sent = withCorsHeaders(originPolicy, request, withDate(outcome.answer, call.world))
      if (tapped && call.number) watcher?.see({ number: call.number, request: tapped, answer: sent })
      return sent
    } catch (error) {
      if (!(error instanceof SenderLeft))
        return withCorsHeaders(originPolicy, request, failedOutcome(operationId, error).answer)
      const { method, pathname } = request
      const meant = { service: route.service, operationId }
      missed({ method, pathname, header: (name) => request.header(name), meant }, null)
      return droppedConnection
    }
  }

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
    const outcome = await whenSaved(call, instead ? log(call, instead) : await run(call))
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
        const outcome = await whenSaved(call, log(call, await decide(call, checked)))
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
    const { operation, handler } = call.route
    const refused = { operation, isWritten: handler !== 'generated', onViolation: options.onViolation }
    if ('status' in checked) return refusedOutcome(checked, refused)
    const { bearer } = checked
    if (!bearer || operation.security === 'none' || operation.security === 'explicit')
      return operate(call, checked, undefined)
    return goOn(options.authenticate(bearer, call.world), (found) =>
      'refused' in found
        ? heldRefusal(problem(401, found.refused), refused)
        : operate(call, checked, found.user),
    )
  }

  function operate(
    { route: { operation, handler }, request, world }: RunningCall,
    checked: CheckedRequest,
    user: Principal | undefined,
  ): Awaitable<Outcome> {
    const { operationId } = operation
    const { onViolation } = options
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

  const whenSaved = ({ route }: RunningCall, { outcome, saving }: Decided): Awaitable<Outcome> =>
    saving ? afterSaving(saving, outcome, route.operation) : outcome

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
