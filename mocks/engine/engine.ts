import { allowOrigin, preflight } from './cors.ts'
import type { CompiledOperation } from './contract.ts'
import type { Fault } from './faults.ts'
import type { Verdict } from './log.ts'
import type { EngineAnswer, EngineWorld, Handler } from './operation.ts'
import { type CheckedRequest, prepare } from './prepare.ts'
import { codeFor, problem } from './problem.ts'
import { cookiesOf } from './read-request.ts'
import { respond, violation } from './respond.ts'
import { routerOf } from './router.ts'
import { Turns } from './turns.ts'

export type Route<World, Principal> = { operation: CompiledOperation; handler: Handler<World, Principal> | 'generated' }

export type EngineOptions<World extends EngineWorld, Principal> = {
  routes: Route<World, Principal>[]
  /** Finds or makes the world a request belongs to; an answer refuses the request. */
  worldOf: (request: Request, cookies: Record<string, string>) => World | EngineAnswer | Promise<World | EngineAnswer>
  /** Who holds a token, or why it is not good. */
  authenticate: (token: string, world: World) => Promise<{ user: Principal } | { refused: 'unauthorized' | 'tokenExpired' }>
  /** Answers an operation that nobody has written yet. */
  generated: (operationId: string, request: Request, world: World) => Promise<Response>
  /** What happens when an answer breaks the contract: tests fail it with a 500, elsewhere it is logged loudly. */
  onViolation: 'fail' | 'warn'
  wait?: (milliseconds: number) => Promise<void>
}

/** Cookies are handed over where a service worker cannot see them in the request. */
export type HandleOptions = { cookies?: Record<string, string> }

export type Engine = {
  /** Answers a request, or undefined when no contract has its method and path. */
  handle: (request: Request, options?: HandleOptions) => Promise<Response | undefined>
}

type Outcome = { response: Response; verdict: Verdict; detail?: string | undefined }

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** The mock backend as one function from Request to Response; the same one runs in a worker, in tests and in a server. */
export function createEngine<World extends EngineWorld, Principal>(options: EngineOptions<World, Principal>): Engine {
  const router = routerOf(options.routes)
  const turns = new Turns()

  async function handle(request: Request, { cookies: given }: HandleOptions = {}): Promise<Response | undefined> {
    const url = new URL(request.url)
    if (request.method === 'OPTIONS') return router.knows(url.pathname) ? preflight(request) : undefined
    const match = router.find(request.method, url.pathname)
    if (!match) return undefined
    const cookies = cookiesOf(request, given)
    const world = await options.worldOf(request, cookies)
    if (!isWorld(world)) return withOrigin(request, respond(world, isSecure(url)))

    const started = performance.now()
    const { operation } = match.entry
    const { response, verdict, detail } =
      (await struck(world, operation)) ??
      (await answer(world, match.entry, request, await prepare(operation, request, url, match.path, cookies)))
    world.log.add({
      id: world.ids.next('req'),
      at: world.clock.iso(),
      operationId: operation.operationId,
      method: request.method,
      path: url.pathname,
      status: response.status,
      verdict,
      milliseconds: Math.round(performance.now() - started),
      ...(detail ? { detail } : {}),
    })
    return withOrigin(request, response)
  }

  /** Delays the request and, when a fault says so, answers it in place of the operation. */
  async function struck(world: World, { operationId }: CompiledOperation): Promise<Outcome | undefined> {
    const fault = world.faults.strike(operationId, () => world.random.next())
    if (fault?.delayMs) await (options.wait ?? sleep)(fault.delayMs)
    if (fault?.drop) return { response: Response.error(), verdict: 'fault' }
    return fault?.status ? { response: respond(faulty(fault, fault.status), false), verdict: 'fault' } : undefined
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
    if ('refused' in holder) return refused(problem(401, holder.refused))
    if (handler === 'generated') {
      return { response: await options.generated(operationId, request, world), verdict: 'generated' }
    }
    const decided = await turns.take(world, () => handler({ operationId, ...checked, user: holder.user, world, request }))
    return judged(operation, decided, respond(decided, isSecure(new URL(request.url))))
  }

  /** Holds an answer against the contract before it leaves. */
  function judged(operation: CompiledOperation, decided: EngineAnswer, response: Response): Outcome {
    const detail = violation(operation, decided, response.headers.get('content-type') ?? '')
    if (!detail) return { response, verdict: 'ok' }
    if (options.onViolation === 'fail') {
      return { response: respond(problem(500, 'unprocessable', { detail }), false), verdict: 'responseViolation', detail }
    }
    console.error(`mock: ${detail}`)
    response.headers.set('x-mock-violation', detail.slice(0, 300).replaceAll(/[^\x20-\x7e]/g, '?'))
    return { response, verdict: 'responseViolation', detail }
  }

  return { handle }
}

const isWorld = <World extends EngineWorld>(value: World | EngineAnswer): value is World => 'clock' in value

const isSecure = (url: URL): boolean => url.protocol === 'https:'

const faulty = (fault: Fault, status: number): EngineAnswer => problem(status, fault.problemCode ?? codeFor(status))

const refused = (answer: EngineAnswer): Outcome => ({
  response: respond(answer, false),
  verdict: 'requestViolation',
  detail: detailOf(answer),
})

function detailOf(answer: EngineAnswer): string | undefined {
  const { errors } = (answer.body ?? {}) as { errors?: { in: string; pointer: string; code: string }[] }
  return errors?.map((one) => `${one.in}${one.pointer} ${one.code}`).join('; ')
}

function withOrigin(request: Request, response: Response): Response {
  if (response.type !== 'error') allowOrigin(request, response.headers)
  return response
}
