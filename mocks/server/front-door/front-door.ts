import type { Service } from '../../contracts.ts'
import type { Engine } from '../../engine/engine-options.ts'
import type { Incoming } from '../../engine/request/incoming.ts'
import type { Outgoing } from '../../engine/answer/outgoing.ts'
import { problem } from '../../engine/answer/problem.ts'
import { respond } from '../../engine/answer/respond.ts'
import type { FrontPage } from './front-page.ts'
import { type Contract, joinDocuments } from '../../joined-contract.ts'

type Answering = Pick<Engine, 'answer' | 'missed'>

/** What whoever runs a server wants to know of it beside whether it is up. */
type Running = {
  /** Takes no more calls soon. */
  isLeaving?: () => boolean
  metrics?: () => Promise<{ type: string; text: string }>
  /** The page for people at its root, where there is one. */
  page?: FrontPage
}

const contractPath = /^\/openapi\/([a-z_]+)\.json$/

/**
 * What an address of the mock answers beside the operations of the contracts: whether it is up and goes on, where the
 * contracts are, and at its root, which no contract has, a page for people, and for programs a problem that says where to go
 * on. All of it only reads, and is open to whoever may reach the services; what the page does it asks of the control API
 * like anybody else.
 */
export function withFrontDoor(
  engine: Answering,
  services: readonly Service[],
  running: Running = {},
): Answering {
  return {
    missed: (...given) => engine.missed(...given),
    answer: (request, given) => {
      const answering = engine.answer(request, given)
      return request.method === 'GET' ? orOwnEndpoint(request, answering) : answering
    },
  }

  async function orOwnEndpoint(request: Incoming, answering: ReturnType<Engine['answer']>) {
    const answer = await answering
    if (answer) return answer
    const isWanted = request.pathname !== '/' || /text\/html/.test(request.header('accept') ?? '')
    const page = isWanted ? await running.page?.(request.pathname) : undefined
    return page ?? ownEndpoint(request.pathname, services, running)
  }
}

async function ownEndpoint(
  path: string,
  services: readonly Service[],
  { isLeaving, metrics }: Omit<Running, 'page'>,
): Promise<Outgoing | undefined> {
  if (path === '/health') return json({ status: 'up' })
  if (path === '/ready') return isLeaving?.() ? leaving : json({ status: 'ready' })
  if (path === '/metrics' && metrics) return page(await metrics())
  if (path === '/') return respond(problem(404, 'notFound', { detail: hints }), false)
  if (path === '/openapi')
    return json({ services: services.map(({ name }) => ({ name, contract: `/openapi/${name}.json` })) })
  if (path === '/openapi.json') return json(await joined(services))
  const name = contractPath.exec(path)?.[1]
  const service = services.find((one) => one.name === name)
  return service && json(await service.document())
}

/** All services as one contract. */
async function joined(services: readonly Service[]): Promise<object> {
  const documents = await Promise.all(
    services.map(async ({ name, document }) => [name, (await document()) as Contract] as const),
  )
  return joinDocuments(Object.fromEntries(documents), 'Björkvall', '1.0.0')
}

const json = (body: unknown) => respond({ status: 200, body }, false)

const page = ({ type, text }: { type: string; text: string }) =>
  respond({ status: 200, body: text, headers: { 'content-type': type } }, false)

const leaving = respond(
  problem(503, 'serviceUnavailable', { detail: 'This server hands its worlds over and ends.' }),
  false,
)

const hints =
  'This is a mock backend. GET /openapi.json is the contract of all its services, GET /openapi lists one for each, ' +
  'GET /__mock/personas its people, ' +
  'POST /__mock/personas/{personaId}/session gives a token, GET /health tells that it is up. See docs/use-the-mock.md.'
