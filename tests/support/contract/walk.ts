import { siteNamed } from '#src/sites/find-site.ts'
import { createBackend } from '#mocks/backend.ts'
import { type OpenApiDocument, operationsOf } from '#scripts/generate/document.ts'
import { documentOf, serviceNames } from './contracts.ts'
import { addressOf, encode, sampleRequest } from './sample-request.ts'

/** A request of a walk, to the byte. */
export type Step = {
  method: string
  path: string
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer> | undefined
}

/** An answer, to the byte; without what Node adds to each. */
export type Reply = { status: number; headers: Record<string, string>; body: string }

const ofNode = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** Sends a step to a server. */
export async function take(server: string, { method, path, headers, body }: Step): Promise<Reply> {
  const response = await fetch(server + path, { method, headers, ...(body ? { body } : {}) })
  const bytes = Buffer.from(await response.arrayBuffer())
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !ofNode.has(name))),
    body: bytes.toString('latin1'),
  }
}

type Sent = { token?: string | undefined; body?: object | undefined }

async function step(method: string, path: string, { token, body }: Sent = {}): Promise<Step> {
  return encoded(method, path, token, body ? { type: 'application/json', value: body } : undefined)
}

async function encoded(
  method: string,
  path: string,
  token: string | undefined,
  body: { type: string; value: unknown } | undefined,
): Promise<Step> {
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  if (!body) return { method, path, headers: bearer, body: undefined }
  // the boundary of a form is chosen here, once for all servers
  const made = new Request('http://localhost/', { method: 'POST', body: encode(body) })
  const type = body.type === 'multipart/form-data' ? (made.headers.get('content-type') ?? '') : body.type
  return {
    method,
    path,
    headers: { ...bearer, 'content-type': type },
    body: new Uint8Array(await made.arrayBuffer()),
  }
}

type Walk = { step: Step; reply: Reply }[]

/** The time in the world while the walk begins. */
const morning = 'T09:00:00Z'

/**
 * Walks through a mock and writes down each request with its answer: logins of every kind, then every operation of every
 * contract as several people, pages, searches, and time that goes on in between.
 */
export async function walkThrough(server: string, today: string): Promise<Walk> {
  const walk: Walk = []
  const go = async (next: Step): Promise<Record<string, unknown>> => {
    const reply = await take(server, next)
    walk.push({ step: next, reply })
    const isObject = reply.body.startsWith('{')
    return isObject ? (JSON.parse(reply.body) as Record<string, unknown>) : {}
  }
  await go(await step('PUT', '/__mock/clock', { body: { mode: 'frozen', now: `${today}${morning}` } }))
  const tokens = [undefined, await appLogin(go), ...(await otherLogins(go))]
  for (const token of tokens) await everyOperation(go, token)
  for (const path of pagesOf()) await go(await step('GET', path, { token: tokens[1] }))
  await go(await step('POST', '/__mock/clock/advance', { body: { seconds: 86_400 } }))
  for (let offset = 0; offset < 300; offset += 30) {
    await go(await step('POST', '/residence/search_object', { body: { siteId: 1, offset } }))
  }
  await go(await step('GET', '/__mock/mailbox'))
  return walk
}

type Go = (next: Step) => Promise<Record<string, unknown>>

async function appLogin(go: Go): Promise<string> {
  const body = { returnUrl: 'http://localhost:5173/logga-in/', environment: 'development' }
  const { session } = await go(await step('POST', '/account_service/login/bank_id/start', { body }))
  const poll = `/account_service/login/bank_id/status/${String(session)}`
  await go(await step('GET', poll))
  // the persona who is approved by a timer
  await go(await step('POST', '/__mock/clock/advance', { body: { seconds: 10 } }))
  return String((await go(await step('GET', poll)))['token'])
}

async function otherLogins(go: Go): Promise<string[]> {
  const body = { email: 'nobody@example.com', password: 'wrong-password-1', environment: 'development' }
  await go(await step('POST', '/account_service/login/email', { body }))
  const tokens: string[] = []
  for (const persona of ['karin', 'thea']) {
    tokens.push(String((await go(await step('POST', `/__mock/personas/${persona}/session`)))['token']))
  }
  return tokens
}

/** Each operation of the product as its contract gives it as an example. */
async function everyOperation(go: Go, token: string | undefined): Promise<void> {
  for (const service of serviceNames.filter((name) => name !== 'mock_control')) {
    const document = documentOf(service) as unknown as OpenApiDocument
    for (const placed of operationsOf(document)) {
      const sample = sampleRequest(document, placed)
      await go(await encoded(sample.method, addressOf(placed.path, sample), token, sample.body))
    }
  }
}

/** The view models of some pages that the main site has. */
function pagesOf(): string[] {
  const world = createBackend({ onViolation: 'fail' }).worlds.get('default')
  const site = siteNamed('Jmse')
  if (!world || !site) throw new Error('there is no main site')
  const { pages } = world.catalogue.site(site.key)
  return pages.slice(0, 60).map(({ path }) => `${path}GetViewModel`)
}
