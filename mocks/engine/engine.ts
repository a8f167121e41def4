import { allowOrigin, preflight } from './cors.ts'
import type { CompiledOperation } from './contract.ts'
import type { LogEntry } from './log.ts'
import { type Outcome, misbehave } from './misbehave.ts'
import type { EngineAnswer, EngineWorld, Handler } from './operation.ts'
import { type CheckedRequest, prepare } from './prepare.ts'
import { problem } from './problem.ts'
import { cookiesOf } from './read-request.ts'
import { respond, violation } from './respond.ts'
import { routerOf } from './router.ts'
import { Turns } from './turns.ts'
import { requestViolations, responseViolations } from './violations.ts'

export type Route<World, Principal> = {
  /** The contract it belongs to. */
  service: string
  operation: CompiledOperation
  handler: Handler<World, Principal> | 'generated'
  /** It steers the mock itself: it is kept out of the log, and no fault strikes it. */
  steers?: boolean
}

export type EngineOptions<World extends EngineWorld, Principal> = {
  routes: Route<World, Principal>[]
  /** Finds or makes the world a request belongs to; an answer refuses the request. */
  worldOf: (
    request: Request,
    cookies: Record<string, string>,
  ) => World | EngineAnswer | Promise<World | EngineAnswer>
  /** Who holds a token, or why it is not good. */
  authenticate: (
    token: string,
    world: World,
  ) => Promise<{ user: Principal } | { refused: 'unauthorized' | 'tokenExpired' }>
  /** Answers an operation that nobody has written yet. */
  generated: (operationId: string, request: Request, world: World) => Promise<Response>
  /** What happens when an answer breaks the contract: tests fail it with a 500, elsewhere it is logged loudly. */
  onViolation: 'fail' | 'warn'
  /** Told of each call that the log keeps. */
  answered?: (world: World, call: LogEntry) => void
  wait?: (milliseconds: number) => Promise<void>
}

/** Cookies are handed over where a service worker cannot see them in the request. */
export type HandleOptions = { cookies?: Record<string, string> }

export type Engine = {
  /** Answers a request, or undefined when no contract has its method and path. */
  handle: (request: Request, options?: HandleOptions) => Promise<Response | undefined>
}

/** Longest path that the log keeps. */
const maxPath = 2000

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** The mock backend as one function from Request to Response; the same one runs in a worker, in tests and in a server. */
export function createEngine<World extends EngineWorld, Principal>(
  options: EngineOptions<World, Principal>,
): Engine {
  const router = routerOf(options.routes)
  const turns = new Turns()

  async function handle(
    request: Request,
    { cookies: given }: HandleOptions = {},
  ): Promise<Response | undefined> {
    const url = new URL(request.url)
    if (request.method === 'OPTIONS') return router.knows(url.pathname) ? preflight(request) : undefined
    const match = router.find(request.method, url.pathname)
    if (!match) return undefined
    const cookies = cookiesOf(request, given)
    const world = await options.worldOf(request, cookies)
    if (!isWorld(world)) return withOrigin(request, respond(world, isSecure(url)))

    const { service, operation, steers } = match.entry
    const run = async () =>
      answer(world, match.entry, request, await prepare(operation, request, url, match.path, cookies))
    if (steers) return withOrigin(request, (await run()).response)
    const started = performance.now()
    const outcome = await struck(world, operation, request, run)
    const call = world.log.add({
      at: world.clock.now(),
      service,
      operationId: operation.operationId,
      method: request.method,
      path: url.pathname.slice(0, maxPath),
      milliseconds: Math.round(performance.now() - started),
      ...kept(outcome),
    })
    options.answered?.(world, call)
    return withOrigin(request, outcome.response)
  }

  /** Runs a call, and lets a fault have its way with it when one strikes. */
  function struck(
    world: World,
    operation: CompiledOperation,
    request: Request,
    run: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const rule = world.faults.strike(operation.operationId, () => world.random.next())
    if (!rule) return run()
    const invent = () => options.generated(operation.operationId, request, world)
    return misbehave(rule, { operation, run, invent, wait: options.wait ?? sleep })
  }

  async function answer(
    world: World,
    { operation, handler }: Route<World, Principal>,
    request: Request,
    checked: CheckedRequest | EngineAnswer,
  ): Promise<Outcome> {
    if ('status' in checked) return refused(checked)
    const { operationId, security } = operation
    const named = checked.bearer && security !== 'none' && security !== 'explicit'
    const holder = named ? await options.authenticate(checked.bearer ?? '', world) : { user: undefined }
    if ('refused' in holder)
      return { ...refused(problem(401, holder.refused)), verdict: 'ok', violations: [] }
    try {
      if (handler === 'generated') {
        const response = await options.generated(operationId, request, world)
        return { response, verdict: 'generated', violations: [] }
      }
      const decided = await turns.take(world, () =>
        handler({ operationId, ...checked, user: holder.user, world, request }),
      )
      return judged(operation, decided, respond(decided, isSecure(new URL(request.url))))
    } catch (error) {
      return broken(operationId, error)
    }
  }

  /** Holds an answer against the contract before it leaves. */
  function judged(operation: CompiledOperation, decided: EngineAnswer, response: Response): Outcome {
    const type = response.headers.get('content-type') ?? ''
    const detail = violation(operation, decided, type)
    if (!detail) return { response, verdict: 'ok', violations: [] }
    const violations = responseViolations(operation, decided, type, detail)
    if (options.onViolation === 'fail') {
      const failed = respond(problem(500, 'unprocessable', { detail }), false)
      return { response: failed, verdict: 'responseViolation', violations }
    }
    console.error(`mock: ${detail}`)
    response.headers.set('x-mock-violation', detail.slice(0, 300).replaceAll(/[^\x20-\x7e]/g, '?'))
    return { response, verdict: 'responseViolation', violations }
  }

  return { handle }
}

const isWorld = <World extends EngineWorld>(value: World | EngineAnswer): value is World => 'clock' in value

const isSecure = (url: URL): boolean => url.protocol === 'https:'

const kept = ({ response: { type, status }, verdict, violations }: Outcome) => ({
  status: type === 'error' ? null : status,
  verdict,
  violations,
})

const refused = (answer: EngineAnswer): Outcome => ({
  response: respond(answer, false),
  verdict: 'requestViolation',
  violations: requestViolations(answer),
})

/** An operation threw: a defect of the mock, told to the caller and loudly here. */
function broken(operationId: string, error: unknown): Outcome {
  console.error(`mock: ${operationId} failed`, error)
  const detail = `${operationId} failed: ${error instanceof Error ? error.message : String(error)}`.slice(
    0,
    500,
  )
  const response = respond(problem(500, 'unprocessable', { detail }), false)
  return {
    response,
    verdict: 'responseViolation',
    violations: [{ in: 'response', pointer: '', code: 'failed', detail }],
  }
}

function withOrigin(request: Request, response: Response): Response {
  if (response.type !== 'error') allowOrigin(request, response.headers)
  return response
}
