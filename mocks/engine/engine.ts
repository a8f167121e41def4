import { Asked } from './operation-call.ts'
import { preflight, withOrigin } from './cors.ts'
import type { CompiledOperation } from './contract.ts'
import { type Doors, doorsTo, foreign, misnamed } from './origin-policy.ts'
import type { FaultRule } from './faults.ts'
import { type Incoming, WebIncoming } from './incoming.ts'
import { type OnViolation, broken, judged, onceKept, refused } from './outcome.ts'
import type { LogEntry } from './log.ts'
import { type Outcome, nothingBroken, spoilt, standIn } from './apply-fault.ts'
import type { EngineAnswer, EngineWorld, Handler } from './operation.ts'
import { type Outgoing, outgoingOf, responseOf } from './outgoing.ts'
import { type CheckedRequest, prepare } from './check-request.ts'
import { problem } from './problem.ts'
import { strayBody } from './read-body.ts'
import { cookiesOf } from './read-request.ts'
import { respond } from './respond.ts'
import { routerOf } from './router.ts'
import { Turns } from './keyed-mutex.ts'
import { worldIdOf } from './worlds.ts'

export type Route<World, Principal> = {
  /** The contract it belongs to. */
  service: string
  operation: CompiledOperation
  handler: Handler<World, Principal> | 'generated'
  /** It steers the mock itself: it is kept out of the log, and no fault strikes it. */
  steers?: boolean
  /** It changes nothing: it needs no turn, and nothing has to be kept after it. */
  reads?: boolean
}

type Awaitable<T> = T | Promise<T>

/** A call that steers the mock, before anything is done for it. */
export type Steering<World, Principal> = {
  route: Route<World, Principal>
  request: Incoming
  cookies: Record<string, string>
  worldId: string
}

export type EngineOptions<World extends EngineWorld, Principal> = {
  routes: Route<World, Principal>[]
  /** Finds or makes the world with an id; an answer refuses the request. */
  worldOf: (id: string, route: Route<World, Principal>) => Awaitable<World | EngineAnswer>
  /** Who holds a token, or why it is not good. */
  authenticate: (
    token: string,
    world: World,
  ) => Promise<{ user: Principal } | { refused: 'unauthorized' | 'tokenExpired' }>
  /** Answers an operation that nobody has written yet. */
  generated: (operationId: string, request: Request, world: World) => Promise<Response>
  onViolation: OnViolation
  /** Which pages may have answers, and by which names this is called; this machine's own unless told. */
  doors?: Doors
  /** Asks for what lets somebody steer a world; an answer refuses the call. */
  admit?: (call: Steering<World, Principal>) => EngineAnswer | undefined
  /** Told of each call that the log keeps. */
  answered?: (world: World, call: LogEntry) => void
  /**
   * Keeps what a call changed in its world; the caller is told only when that is done. Nothing when nothing changed.
   * `asking` is a call that as a rule changes nothing.
   */
  keep?: (world: World, asking: boolean) => Promise<void> | undefined
  /** Wraps a turn where more than this process plays a world. */
  alone?: <T>(worldId: string, turn: () => Promise<T>) => Promise<T>
  /** Who has the turn in which world; somebody who keeps worlds has to know. */
  turns?: Turns
  wait?: (milliseconds: number) => Promise<void>
  /** Milliseconds that pass, to say how long an answer took. */
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

/** One call on its way; its world may be put in place of another while it waits for its turn. */
type Call<World, Principal> = {
  route: Route<World, Principal>
  request: Incoming
  path: Record<string, string>
  cookies: Record<string, string>
  world: World
  /** On the stopwatch. */
  started: number
  /** A fault will break the answer. */
  spoils: boolean
}

/** Longest path that the log keeps. */
const maxPath = 2000

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** The mock backend as one function from request to answer; the same one runs in a worker, in tests and in a server. */
export function createEngine<World extends EngineWorld, Principal>(
  options: EngineOptions<World, Principal>,
): Engine {
  type Playing = Call<World, Principal>
  const { turns = new Turns(), wait = sleep, stopwatch = () => performance.now(), alone } = options
  const { doors = doorsTo() } = options
  const router = routerOf(options.routes.map((route) => ({ ...route, reads: route.reads ?? isFile(route) })))

  async function answer(
    request: Incoming,
    { cookies: given }: HandleOptions = {},
  ): Promise<Outgoing | undefined> {
    const { method, pathname, secure } = request
    const refuse = (problem: EngineAnswer) => withOrigin(doors, request, respond(problem, secure))
    const turnedAway = misnamed(doors, request)
    if (turnedAway) return respond(turnedAway, secure)
    if (method === 'OPTIONS') {
      if (!router.knows(pathname)) return undefined
      const stranger = request.header('origin') === undefined ? undefined : foreign(doors, request, false)
      return stranger ? respond(stranger, secure) : preflight(doors, request)
    }
    const match = router.find(method, pathname)
    if (!match) return undefined
    const { entry: route, path } = match
    const stranger = foreign(doors, request, route.steers ?? false)
    if (stranger) return respond(stranger, secure)
    if (!path) return refuse(noSuchPath)
    const cookies = cookiesOf(request, given)
    const id = worldIdOf(request, cookies)
    if (id === undefined) return refuse(noSuchName)
    const unasked = route.steers ? refusalToSteer(route, request, cookies, id) : undefined
    if (unasked) return refuse(unasked)
    const { operationId } = route.operation
    try {
      const found = options.worldOf(id, route)
      const world = found instanceof Promise ? await found : found
      if (!isWorld(world)) return refuse(world)
      const call = { route, request, path, cookies, world, started: stopwatch(), spoils: false }
      const rule = route.steers ? undefined : world.faults.strike(operationId, () => world.random.next())
      const outcome = await (rule ? struck(call, rule) : played(call))
      return withOrigin(doors, request, outcome.answer)
    } catch (error) {
      return withOrigin(doors, request, broken(operationId, error).answer)
    }
  }

  /** What there is against a call that steers, before its world is looked for. */
  function refusalToSteer(
    route: Route<World, Principal>,
    request: Incoming,
    cookies: Record<string, string>,
    worldId: string,
  ): EngineAnswer | undefined {
    return options.admit?.({ route, request, cookies, worldId }) ?? strayBody(route.operation, request)
  }

  /** Lets a fault have its way with a call. */
  async function struck(call: Playing, rule: FaultRule): Promise<Outcome> {
    const { route, request, world } = call
    const { operation } = route
    const invent = async () => outgoingOf(await options.generated(operation.operationId, request.web, world))
    call.spoils = rule.malformed ?? false
    const instead = await standIn(rule, { operation, invent, wait })
    const outcome = instead ? await onceKept(noted(call, instead), instead, operation) : await played(call)
    return { ...outcome, answer: await spoilt(outcome.answer, rule, wait) }
  }

  /** Runs a call, in its turn unless it only reads, and sees to it that what it changed is kept. */
  async function played(call: Playing): Promise<Outcome> {
    const { route, request, path, cookies, world } = call
    // a large body arrives before the turn, so that nobody waits for it
    const prepared = prepare(route.operation, request, path, cookies)
    const checked = prepared instanceof Promise ? await prepared : prepared
    if (route.reads) {
      const outcome = await decided(call, checked)
      void noted(call, outcome)
      return outcome
    }
    if (alone) {
      const turn = async () => {
        const outcome = await decided(call, checked)
        return onceKept(noted(call, outcome), outcome, route.operation)
      }
      return alone(world.id, turn)
    }
    const { id } = world
    const turn = turns.enter(id)
    if (turn) await turn
    let outcome: Outcome
    let keeping: Promise<void> | undefined
    try {
      outcome = await decided(call, checked)
      keeping = noted(call, outcome)
    } finally {
      turns.leave(id)
    }
    return onceKept(keeping, outcome, route.operation)
  }

  /** Who asks, and what the operation decides. */
  async function decided(call: Playing, checked: CheckedRequest | EngineAnswer): Promise<Outcome> {
    const { route, request } = call
    const found = options.worldOf(call.world.id, route)
    const world = found instanceof Promise ? await found : found
    if (isWorld(world)) call.world = world
    if ('status' in checked) return refused(checked)
    const { operation, handler } = route
    const { operationId, security } = operation
    let user: Principal | undefined
    if (checked.bearer && security !== 'none' && security !== 'explicit') {
      const holder = await options.authenticate(checked.bearer, call.world)
      if ('refused' in holder)
        return { ...refused(problem(401, holder.refused)), verdict: 'ok', violations: nothingBroken }
      user = holder.user
    }
    try {
      if (handler === 'generated') {
        const response = await options.generated(operationId, request.web, call.world)
        return { answer: outgoingOf(response), verdict: 'generated', violations: nothingBroken }
      }
      const made = handler(new Asked(operationId, checked, user, call.world, request))
      const answered = made instanceof Promise ? await made : made
      return judged(operation, answered, request.secure, options.onViolation)
    } catch (error) {
      return broken(operationId, error)
    }
  }

  /** Writes a call into the log, and begins to keep what it changed. */
  function noted(
    { route, request, world, started, spoils }: Playing,
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
        verdict: spoils ? 'fault' : verdict,
        milliseconds: Math.round(stopwatch() - started),
        violations,
      })
      options.answered?.(world, call)
    }
    return route.reads ? undefined : options.keep?.(world, !route.steers && request.method === 'GET')
  }

  const handle: Engine['handle'] = async (request, given) => {
    const outgoing = await answer(new WebIncoming(request), given)
    return outgoing && responseOf(outgoing)
  }
  return { handle, answer }
}

/** What the log keeps of an address; a text that is there already is not kept twice. */
const pathOf = ({ pathname }: Incoming, { path }: CompiledOperation): string =>
  pathname === path ? path : pathname.slice(0, maxPath)

const noSuchPath = problem(400, 'invalidRequest', {
  errors: [{ in: 'path', pointer: '', code: 'malformed', detail: 'an escape that nobody can decode' }],
})

const noSuchName = problem(400, 'invalidRequest', {
  errors: [{ in: 'header', pointer: '/x-world', code: 'pattern' }],
})

const isWorld = <World extends EngineWorld>(value: World | EngineAnswer): value is World => 'clock' in value

/** Pictures and documents are only read: drawing one must not hold up the other calls of its world. */
function isFile({ operation: { method, responses } }: Pick<Route<never, never>, 'operation'>): boolean {
  const types = Object.entries(responses).flatMap(([status, content]) =>
    status.startsWith('2') ? Object.keys(content) : [],
  )
  return method === 'GET' && types.length > 0 && !types.some((type) => type.endsWith('json'))
}
