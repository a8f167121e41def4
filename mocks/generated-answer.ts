import type { HttpHandler } from 'msw'
import { hash } from './catalogue/random.ts'
import type { World } from './state/world.ts'

type Factories = Record<string, unknown>

const modules: Record<string, () => Promise<Factories>> = {
  account_service: () => import('#gen/account_service/mocks.ts'),
  booking: () => import('#gen/booking/mocks.ts'),
  buyresidence: () => import('#gen/buyresidence/mocks.ts'),
  case_management: () => import('#gen/case_management/mocks.ts'),
  content: () => import('#gen/content/mocks.ts'),
  explorer: () => import('#gen/explorer/mocks.ts'),
  insights: () => import('#gen/insights/mocks.ts'),
  mock_control: () => import('#gen/mock_control/mocks.ts'),
  notification: () => import('#gen/notification/mocks.ts'),
  residence: () => import('#gen/residence/mocks.ts'),
  system: () => import('#gen/system/mocks.ts'),
  textsearch: () => import('#gen/textsearch/mocks.ts'),
}

/** Marks an answer that nobody has written and orval's handler invented. */
export const generatedMark = { name: 'x-mock-answer', value: 'generated' } as const

/**
 * Lets orval's MSW handler answer an operation that has no stateful one yet. What it invents follows from the world's
 * seed and the address, so that the same call gives the same answer.
 */
export async function generatedAnswer(
  service: string,
  operationId: string,
  request: Request,
  world: World,
): Promise<Response> {
  const [{ faker }, factories] = await Promise.all([
    import('@faker-js/faker/locale/sv'),
    modules[service]?.(),
  ])
  const make = factories?.[`get${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}MockHandler`]
  if (typeof make !== 'function') throw new Error(`${service} has no handler for ${operationId}`)
  faker.seed(hash(`${world.seed}/${operationId}/${new URL(request.url).pathname}`))
  const handler = (make as () => HttpHandler)()
  // the engine has read the body already, and no invented answer depends on it
  const asked = new Request(request.url, { method: request.method, headers: request.headers })
  const result = await handler.run({ request: asked, requestId: world.ids.next('generated') })
  if (!result?.response) throw new Error(`${operationId} was not answered by its handler`)
  const response = new Response(result.response.body, result.response)
  response.headers.set(generatedMark.name, generatedMark.value)
  return response
}
