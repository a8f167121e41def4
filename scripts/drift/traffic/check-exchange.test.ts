import { expect, test } from 'vitest'
import type { Document } from '../document/place.ts'
import { readYaml } from '../document/read-yaml.ts'
import type { Exchange } from './exchange.ts'
import { checkExchange } from './check-exchange.ts'
import { loadOperations } from './load-operations.ts'

const documentOf = (text: string, version = '3.1.0'): Document => {
  const library = new Map<string, Document>()
  const document = { uri: 'file:///homes.yaml', version, root: readYaml(text), library }
  library.set(document.uri, document)
  return document
}

const homes = loadOperations([
  documentOf(`
openapi: 3.1.0
servers: [{ url: 'https://api.example.com/v1/' }]
paths:
  /homes:
    get:
      operationId: listHomes
      parameters:
        - { name: page, in: query, schema: { type: integer, minimum: 1 } }
        - { name: size, in: query, required: true, schema: { type: [integer, 'null'] } }
        - { name: ids, in: query, explode: false, schema: { type: array, items: { type: integer } } }
        - name: filter
          in: query
          style: deepObject
          schema: { type: object, properties: { min: { type: integer }, tags: { type: array, items: { type: string } } } }
        - { name: session, in: cookie, required: true, schema: { type: string, minLength: 3 } }
      responses:
        '200':
          description: Homes
          headers: { ETag: { required: true, schema: { type: string } } }
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Home' } } } }
        4XX: { description: Refused, content: { application/problem+json: { schema: { type: object, required: [code] } } } }
    post:
      requestBody:
        required: true
        content:
          application/json: { schema: { $ref: '#/components/schemas/Home' } }
          multipart/form-data:
            schema:
              type: object
              required: [files, count]
              properties:
                files: { type: array, minItems: 1, items: { type: string, format: binary, maxLength: 3 } }
                count: { type: integer }
                about: { type: object, properties: { year: { type: integer } } }
      responses: { '201': { description: Made }, '204': { description: Done } }
  /homes/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get: { operationId: getHome, responses: { '200': { description: One, content: { application/json: { schema: { $ref: '#/components/schemas/Home' } } } } } }
  /homes/newest:
    get: { operationId: newest, responses: { '204': { description: None } } }
  /{page}/view:
    get:
      operationId: view
      parameters: [{ name: page, in: path, required: true, x-multi-segment: true, schema: { type: string } }]
      responses: { '204': { description: None } }
components:
  schemas:
    Home:
      type: object
      required: [id, kind, secret]
      properties:
        id: { type: integer, readOnly: true }
        kind: { enum: [flat, house] }
        secret: { type: string, writeOnly: true }
        built: { type: [string, 'null'], format: date }
        price: { type: integer }
        seller: { $ref: '#/components/schemas/Seller' }
        inner: { $ref: '#/components/schemas/Home' }
    Seller:
      oneOf:
        - { type: 'null' }
        - { type: object, required: [type, name], properties: { type: { const: person }, name: { type: string } } }
        - { type: object, required: [type, number], properties: { type: { const: firm }, number: { type: string, maxLength: 4 } } }
`),
])

const json = { 'content-type': 'application/json; charset=utf-8' }
const exchange = (members: Partial<Exchange> = {}): Exchange => ({
  method: 'GET',
  url: 'https://test.example.com/v1/homes/5?x',
  requestHeaders: {},
  requestBody: '',
  status: 200,
  responseHeaders: json,
  responseBody: '{"id":5,"kind":"flat"}',
  ...members,
})
const rulesIn = async (members: Partial<Exchange>) => {
  const checked = checkExchange(homes, exchange(members))
  return checked?.findings.map(({ rule, field }) => `${rule} ${field}`.trim())
}
const answer = (body: unknown) => rulesIn({ url: '/v1/homes/5', responseBody: JSON.stringify(body) })

test('an exchange is found by the path of the server and the most concrete template', async () => {
  expect(homes.find('get', '/v1/homes/newest/')?.operation.id).toBe('newest')
  expect(homes.find('GET', 'http://a/v1/homes/5?page=1')).toMatchObject({
    operation: { id: 'getHome' },
    path: { id: '5' },
  })
  expect(homes.find('GET', '/v1/a/b/c/view')).toMatchObject({
    operation: { id: 'view' },
    path: { page: 'a/b/c' },
  })
  expect(homes.find('GET', '/homes/5')).toBeUndefined()
  expect(homes.methodsAt('/v1/homes')).toEqual(['GET', 'POST'])
  expect(checkExchange(homes, exchange({ method: 'DELETE' }))).toBeUndefined()
})

test('an answer that keeps the contract gives no finding, and a parameter that it does not have is only a remark', async () => {
  expect(await answer({ id: 5, kind: 'flat', built: null, seller: null })).toEqual([])
  expect(await rulesIn({})).toEqual(['call-parameter-unknown query.x'])
})

test.each([
  [{ kind: 'flat' }, 'answer-field-missing id'],
  [{ id: '5', kind: 'flat' }, 'answer-type-wrong id'],
  [{ id: 5, kind: 'castle' }, 'answer-value-unknown kind'],
  [{ id: 5, kind: 'flat', price: null }, 'answer-null price'],
  [{ id: 5, kind: 'flat', built: '21/11/2026' }, 'answer-format-wrong built'],
  [{ id: 5, kind: 'flat', built: '2026-13-01' }, 'answer-format-wrong built'],
  [{ id: 5, kind: 'flat', inner: { id: 6, kind: 'x' } }, 'answer-value-unknown inner.kind'],
  [{ id: 5, kind: 'flat', seller: 5 }, 'answer-shape-wrong seller'],
  [{ id: 5, kind: 'flat', seller: { type: 'firm', number: '12345' } }, 'answer-out-of-bounds seller.number'],
  [{ id: 5, kind: 'flat', seller: { type: 'person' } }, 'answer-field-missing seller.name'],
])('in the answer %j, one thing is wrong', async (body, rule) => {
  expect(await answer(body)).toEqual([rule])
})

test('status, media type, encoding, body and headers of an answer are held against the contract', async () => {
  const url = '/v1/homes/5'
  expect(await rulesIn({ url, status: 202 })).toEqual(['answer-status-unknown'])
  expect(await rulesIn({ url, status: 500 })).toEqual(['answer-service-failed'])
  expect(await rulesIn({ url, status: 418 })).toEqual(['answer-error-unknown'])
  expect(await rulesIn({ url, status: 304, requestHeaders: { 'if-none-match': '"a"' } })).toEqual([])
  expect(await rulesIn({ url, responseHeaders: { 'content-type': 'text/html' } })).toEqual([
    'answer-media-type-unknown',
  ])
  expect(
    await rulesIn({ url, responseHeaders: { 'content-type': 'application/json;charset=ISO-8859-1' } }),
  ).toEqual(['answer-charset-wrong'])
  expect(await rulesIn({ url, responseBody: '' })).toEqual(['answer-body-missing'])
  expect(await rulesIn({ url, responseBody: undefined })).toEqual([])
  expect(await rulesIn({ url, responseBody: '{"id":5' })).toEqual(['answer-body-unreadable'])
  expect(await rulesIn({ url: '/v1/homes?size=1', responseBody: '[]' })).toEqual([
    'answer-header-missing etag',
  ])
})

test('a request that was refused is not held against the service, and its answer is', async () => {
  const refused = { url: '/v1/homes?page=x', status: 400 }
  const problem = { 'content-type': 'application/problem+json' }
  expect(await rulesIn({ ...refused, responseHeaders: problem, responseBody: '{"code":"bad"}' })).toEqual([])
  expect(await rulesIn({ ...refused, responseHeaders: problem, responseBody: '{}' })).toEqual([
    'answer-field-missing code',
  ])
})

const list = (query: string, cookie?: string) =>
  rulesIn({
    url: `/v1/homes${query}`,
    requestHeaders: cookie === undefined ? {} : { cookie },
    responseHeaders: { ...json, etag: '"a"' },
    responseBody: '[]',
  })

test('parameters are read as the contract says they are written', async () => {
  expect(
    await list('?size=1&ids=1,2&filter[min]=3&filter[tags]=a&filter[tags]=b', 'a=1; session=abc'),
  ).toEqual([])
  expect(await list('?size=1&filter[tags][]=a&filter[deep][er]=1')).toEqual([])
  expect(await list('?ids=1,b')).toEqual([
    'call-parameter-missing query.size',
    'call-parameter-invalid query.ids',
  ])
  expect(await list('?size=1&filter[min]=low')).toEqual(['call-parameter-invalid query.filter'])
})

test('a cookie is missing only where others were recorded', async () => {
  expect(await list('?size=1')).toEqual([])
  expect(await list('?size=1', 'other=1')).toEqual(['call-parameter-missing cookie.session'])
  expect(await list('?size=1', 'session=%61')).toEqual(['call-parameter-invalid cookie.session'])
})

const boundary = 'homes'
const parts = (...list: [string, string][]) =>
  `${list.map(([head, text]) => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`).join('')}--${boundary}--\r\n`
const upload = (text: string | undefined) =>
  rulesIn({
    method: 'POST',
    url: '/v1/homes',
    status: 204,
    requestHeaders: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    requestBody: text,
  })

test('the parts of a form are held against the contract, and files are not read', async () => {
  const file = (name: string): [string, string] => [`name="${name}"; filename="a.png"`, 'many bytes']
  expect(await upload(parts(file('files'), ['name="count"', '2'], ['name="about"', '{"year":1}']))).toEqual(
    [],
  )
  expect(await upload(parts(file('Files'), file('Files'), ['name="count"', '2']))).toEqual([])
  expect(await upload(parts(file('files'), ['name="count"', 'two']))).toEqual(['call-body-invalid count'])
  expect(await upload(parts(['name="count"', '2']))).toEqual(['call-body-invalid files'])
  expect(await upload(undefined)).toEqual([])
  expect(await upload('broken')).toEqual([])
})

test('what is only read is not asked of a request, and what is only written not of an answer', async () => {
  const send = (body: unknown) =>
    rulesIn({
      method: 'POST',
      url: '/v1/homes',
      status: 201,
      requestHeaders: json,
      requestBody: JSON.stringify(body),
      responseBody: '',
    })
  expect(await send({ kind: 'flat', secret: 'a' })).toEqual([])
  expect(await send({ kind: 'flat' })).toEqual(['call-body-invalid secret'])
})

test('a finding says what was seen without a secret, where the contract says otherwise, and stays the same', async () => {
  const find = async (id: unknown) => {
    const checked = checkExchange(homes, exchange({ responseBody: JSON.stringify({ id, kind: 'flat' }) }))
    return checked?.findings[0]
  }
  const first = await find('19121212-1212')
  expect(first).toMatchObject({
    level: 'breaking',
    operations: [{ id: 'getHome', method: 'GET', path: '/homes/{id}' }],
    location: { direction: 'response', status: '200', mediaType: 'application/json' },
    message: '`id` in response 200, application/json of GET /homes/{id} is "•••"; the contract has integer.',
    new: { file: 'file:///homes.yaml', pointer: '/components/schemas/Home/properties/id/type' },
  })
  expect((await find('other'))?.fingerprint).toBe(first?.fingerprint)
})

test('parameters of two operations in the same words are each told at their own place', () => {
  const path = (name: string) => `
  ${name}:
    get:
      parameters: [{ name: page, in: query, schema: { type: integer } }]
      responses: { '204': { description: None } }`
  const twins = loadOperations([documentOf(`paths:${path('/a')}${path('/b')}`)])
  const placesIn = (url: string) =>
    checkExchange(twins, exchange({ url, status: 204, responseBody: '' }))?.findings.map(
      (finding) => finding.new?.pointer,
    )
  expect(placesIn('/a?page=x')).toEqual(['/paths/~1a/get/parameters/0'])
  expect(placesIn('/b?page=x')).toEqual(['/paths/~1b/get/parameters/0'])
  expect(placesIn('/b?page=1')).toEqual([])
})

test('contracts of OpenAPI 3.0 are read as such', async () => {
  const old = loadOperations([
    documentOf(
      `
paths:
  /a:
    get:
      responses:
        default:
          content:
            application/json:
              schema:
                type: object
                properties:
                  a: { type: integer, nullable: true, minimum: 1, exclusiveMinimum: true }
                  b: { nullable: true, allOf: [{ type: object }] }
`,
      '3.0.3',
    ),
  ])
  const check = async (body: string) => {
    const checked = checkExchange(old, exchange({ url: '/a', responseBody: body }))
    return checked?.findings.map(({ rule, field }) => `${rule} ${field}`)
  }
  expect(await check('{"a":null,"b":null}')).toEqual([])
  expect(await check('{"a":1,"b":5}')).toEqual(['answer-out-of-bounds a', 'answer-shape-wrong b'])
})
