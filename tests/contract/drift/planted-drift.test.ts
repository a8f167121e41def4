import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend } from '#mocks/backend.ts'
import { promised } from '#scripts/contracts/overlay/promised.ts'
import type { OpenApiDocument } from '#scripts/generate/document.ts'
import type { JsonObject } from '#scripts/drift/document/json.ts'
import type { Document } from '#scripts/drift/document/place.ts'
import type { Finding } from '#scripts/drift/finding.ts'
import type { Probed } from '#scripts/drift/probe/about-operation.ts'
import { operationsOf } from '#scripts/drift/traffic/operations.ts'
import { probeService } from '#scripts/drift/probe/probe.ts'
import { selected } from '#scripts/drift/probe/select.ts'
import { targetAt } from '#scripts/drift/probe/requests/target.ts'
import { documentOf } from '#tests/support/contract/contracts.ts'
import { type Drift, DriftingServer, inFirst, inObject } from '#tests/support/contract/planted-drift.ts'
import { tokenOf } from '#tests/support/clients/persona-token.ts'

const timeoutMs = 120_000
const server = new DriftingServer(createBackend({ onViolation: 'fail' }))
let root = ''
let token = ''

beforeAll(async () => {
  root = await server.start()
  token = await tokenOf(root, 'amira')
})
afterAll(() => server.stop())

/** `isOursAlone` marks what breaks only what the mock promises beyond the published contract (decision 0022). */
type Planted = Drift & { title: string; service: string; found: string[]; isOursAlone?: true }

const notifications = { service: 'notification', method: 'GET', path: /^\/notifications\/Jmse$/ }
const search = { service: 'residence', method: 'POST', path: /^\/residence\/search_object$/ }
const saved = { service: 'account_service', method: 'GET', path: /^\/account_service\/user\/savedsearches$/ }

const planted: Planted[] = [
  {
    title: 'a missing field',
    ...notifications,
    change: inFirst(({ createdOn: _, ...entry }) => entry),
    found: ['answer-field-missing 200 [].createdOn'],
  },
  {
    title: 'a field that is missing in one entry of a long list',
    ...search,
    change: inObject(({ hits, ...body }) => ({ ...body, hits: withoutNameInLast(hits) })),
    found: ['answer-field-missing 200 hits.[].name'],
  },
  {
    title: 'a number that has become a text',
    ...search,
    change: inObject((body) => ({ ...body, total: String(body['total']) })),
    found: ['answer-type-wrong 200 total'],
  },
  {
    title: 'null where there is none',
    ...notifications,
    change: inFirst((entry) => ({ ...entry, name: null })),
    found: ['answer-null 200 [].name'],
  },
  {
    title: 'a new value of an enumeration',
    ...notifications,
    change: inFirst((entry) => ({ ...entry, notificationType: 'Message' })),
    found: ['answer-value-unknown 200 [].notificationType'],
  },
  {
    title: 'a field that the contract rules out',
    ...search,
    change: inObject((body) => ({ ...body, tookMs: 12 })),
    isOursAlone: true,
    found: ['answer-field-unknown 200 tookMs'],
  },
  {
    title: 'a date written in another way',
    ...notifications,
    change: inFirst((entry) => ({ ...entry, createdOn: '18/11/2026 09:12' })),
    found: ['answer-format-wrong 200 [].createdOn'],
  },
  {
    title: 'an id with characters that ids do not have',
    ...notifications,
    change: inFirst((entry) => ({ ...entry, id: 'case 1001' })),
    found: ['answer-format-wrong 200 [].id'],
  },
  {
    title: 'a number out of its bounds',
    ...search,
    change: inObject((body) => ({ ...body, total: -1 })),
    isOursAlone: true,
    found: ['answer-out-of-bounds 200 total'],
  },
  {
    title: 'another status of success',
    ...notifications,
    change: (answer) => (answer.status === 200 ? { ...answer, status: 206 } : answer),
    found: ['answer-status-unknown 206 '],
  },
  {
    title: 'a status of failure that is not in the contract',
    ...search,
    change: (answer) => (answer.status === 400 ? { ...answer, status: 422 } : answer),
    found: ['answer-error-unknown 422 '],
  },
  {
    title: 'another media type',
    ...search,
    change: (answer) => typed(answer, 200, 'text/html'),
    found: ['answer-media-type-unknown 200 '],
  },
  {
    title: 'an error that is no problem document',
    ...search,
    change: (answer) => typed(answer, 400, 'text/plain'),
    found: ['answer-media-type-unknown 400 '],
  },
  {
    title: 'another encoding',
    ...notifications,
    change: (answer) => typed(answer, 200, 'application/json; charset=iso-8859-1'),
    found: ['answer-charset-wrong 200 '],
  },
  {
    title: 'a header that is not sent any more',
    ...saved,
    change: ({ headers: { 'cache-control': _, ...headers }, ...answer }) => ({ ...answer, headers }),
    found: ['answer-header-missing 200 cache-control'],
  },
  {
    title: 'a header that is written otherwise',
    ...saved,
    change: (answer) =>
      answer.status === 200
        ? { ...answer, headers: { ...answer.headers, 'cache-control': 'x'.repeat(201) } }
        : answer,
    isOursAlone: true,
    found: ['answer-header-invalid 200 cache-control'],
  },
  {
    title: 'a header that has to be sent with requests',
    ...notifications,
    change: (answer, { headers }) =>
      answer.status === 200 && headers['x-client'] === undefined ? malformed : answer,
    found: ['probe-valid-request-refused 400 '],
  },
  {
    title: 'an empty body',
    ...search,
    change: (answer) => (answer.status === 200 ? { ...answer, body: '' } : answer),
    found: ['answer-body-missing 200 '],
  },
  {
    title: 'a body that is cut off',
    ...search,
    change: (answer) => (answer.status === 200 ? { ...answer, body: answer.body.slice(0, -5) } : answer),
    found: ['answer-body-unreadable 200 '],
  },
  {
    title: 'a door that stands open',
    ...notifications,
    change: (answer) => (answer.status === 401 ? { ...answer, ...json, status: 200, body: '[]' } : answer),
    found: ['probe-stranger-let-in 200 '],
  },
  {
    title: 'a service that fails at what it should refuse',
    ...search,
    change: (answer) => (answer.status === 400 ? { ...answer, status: 500 } : answer),
    found: ['probe-service-failed 500 '],
  },
  {
    title: 'a connection that is cut',
    ...notifications,
    change: (answer) => (answer.status === 200 ? undefined : answer),
    found: ['probe-not-answered - '],
  },
]

const malformed = {
  status: 400,
  headers: { 'content-type': 'application/problem+json' },
  body: JSON.stringify({
    type: 'about:blank',
    title: 'X-Client is missing',
    status: 400,
    code: 'invalidRequest',
  }),
}
const json = { headers: { 'content-type': 'application/json' } }

function withoutNameInLast(hits: unknown): unknown {
  const all = hits as Record<string, unknown>[]
  return all.map(({ name, ...others }, index) => (index === all.length - 1 ? others : { name, ...others }))
}

function typed(answer: Parameters<Drift['change']>[0], status: number, type: string) {
  return answer.status === status
    ? { ...answer, headers: { ...answer.headers, 'content-type': type } }
    : answer
}

test(
  'nothing is found where nothing was planted',
  async () => {
    server.drift = undefined
    for (const { service, path } of [notifications, search, saved])
      expect(await probed(service, path)).toEqual([])
  },
  timeoutMs,
)

for (const { title, service, found, isOursAlone, ...drift } of planted) {
  test(
    `${title} is found and named, and nothing else${isOursAlone ? ', where it is ruled out' : ''}`,
    async () => {
      server.drift = drift
      expect(await probed(service, drift.path, isOursAlone)).toEqual(found)
      expect(isOursAlone ? await probed(service, drift.path) : []).toEqual([])
    },
    timeoutMs,
  )
}

test(
  'a service that takes whatever it is sent is found out at every bound that it does not keep',
  async () => {
    server.drift = {
      ...search,
      change: (answer) =>
        answer.status === 400 || answer.status === 415
          ? { ...answer, ...json, status: 200, body: JSON.stringify({ hits: [], total: 0 }) }
          : answer,
    }
    const found = await findingsOf('residence', search.path)
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['probe-wrong-request-accepted']))
    expect(found.length).toBeGreaterThan(10)
    expect(found.map(({ message }) => message).join('\n')).toContain('with a body of another type')
  },
  timeoutMs,
)

test(
  'one missing field is all that is found among the operations of three contracts',
  async () => {
    server.drift = { ...notifications, change: inFirst(({ createdOn: _, ...entry }) => entry) }
    // that nothing else is found in any contract is told by probe.test.ts
    const services = 'notification,residence,account_service'
    const asked = { contract: 'contracts', services, operations: undefined, allowsWrites: false }
    const { chosen } = await selected(asked)
    expect(namesOf(await findingsIn(chosen))).toEqual(['answer-field-missing 200 [].createdOn'])
  },
  timeoutMs,
)

/** Every finding as `rule status field`. */
const namesOf = (findings: readonly Finding[]): string[] =>
  findings.map(({ rule, location, field }) => `${rule} ${location.status ?? '-'} ${field}`)

/** What a probe of the operation finds, by name. */
const probed = async (service: string, path: RegExp, isOurs = false): Promise<string[]> =>
  namesOf(await findingsOf(service, path, isOurs))

function findingsOf(service: string, path: RegExp, isOurs = false): Promise<Finding[]> {
  const operations = operationsOf(contractOf(service, isOurs)).filter((one) => path.test(exampleOf(one.path)))
  return findingsIn(operations.map((operation) => ({ service, operation })))
}

async function findingsIn(operations: readonly Probed[]): Promise<Finding[]> {
  const { findings } = await probeService(operations, {
    target: targetAt(root, 10_000),
    credentials: { headers: {}, of: async () => ({ authorization: `Bearer ${token}` }), secrets: () => [] },
    seed: '1',
    concurrency: 4,
    rate: 0,
    onProgress: () => {},
  })
  return findings
}

const exampleOf = (path: string): string => path.replace('{siteKey}', 'Jmse')

/**
 * What is published of a service, or all that the mock promises, and that no answer lacks the header that it should have.
 */
function contractOf(service: string, isOurs: boolean): Document {
  const published = documentOf(service) as OpenApiDocument
  const root = (isOurs ? promised(service, published) : published) as JsonObject
  const library = new Map<string, Document>()
  const document = { uri: `file:///${service}.json`, version: '3.1.0', root: demanding(root), library }
  library.set(document.uri, document)
  return document
}

const demanding = (root: JsonObject): JsonObject =>
  JSON.parse(
    JSON.stringify(root, (key, value: unknown) =>
      key === 'Cache-Control' || key === 'CacheControl'
        ? { ...(value as JsonObject), required: true }
        : value,
    ),
  ) as JsonObject
