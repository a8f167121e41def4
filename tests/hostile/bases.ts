const home = {
  type: 'object',
  required: ['id', 'status'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    status: { type: 'string', enum: ['free', 'sold'] },
    price: { type: 'integer', minimum: 0, maximum: 90_000_000 },
    name: { type: 'string', minLength: 1, maxLength: 80, pattern: '^[A-Z][a-z]+$' },
    rooms: { type: 'array', minItems: 1, maxItems: 9, items: { $ref: '#/components/schemas/Room' } },
    owner: { oneOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] },
    tags: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

/** A contract that has a little of everything that OpenAPI has. */
export const contract = {
  openapi: '3.1.0',
  info: { title: 'Homes', version: '1' },
  servers: [{ url: 'https://{where}.example.com/api', variables: { where: { default: 'test' } } }],
  security: [{ token: [] }],
  paths: {
    '/homes/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'getHome',
        parameters: [
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 }, example: 2 },
          {
            name: 'area',
            in: 'query',
            explode: true,
            style: 'deepObject',
            schema: { type: 'object', properties: { a: { type: 'number' } } },
          },
          { name: 'x-site', in: 'header', required: true, schema: { type: 'string', enum: ['a', 'b'] } },
          { name: 'world', in: 'cookie', schema: { type: 'string', maxLength: 9 } },
          { $ref: '#/components/parameters/Sort' },
        ],
        responses: {
          200: {
            description: 'A home',
            headers: { etag: { required: true, schema: { type: 'string' } } },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Home' },
                examples: { one: { value: { id: 'a', status: 'free' } } },
              },
            },
            links: { owner: { operationId: 'saveHome', parameters: { id: '$response.body#/id' } } },
          },
          '4XX': { $ref: '#/components/responses/Problem' },
          default: { description: 'Otherwise' },
        },
      },
      put: {
        operationId: 'saveHome',
        deprecated: true,
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Home' },
              example: { id: 'a', status: 'free' },
            },
          },
        },
        responses: { 204: { description: 'Saved' } },
        callbacks: {
          saved: { '{$request.body#/url}': { post: { responses: { 200: { description: 'Seen' } } } } },
        },
      },
    },
    '/homes': {
      post: {
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['file'],
                properties: {
                  file: { type: 'string', contentMediaType: 'image/png' },
                  note: { type: 'string' },
                },
              },
              encoding: { file: { contentType: 'image/png' } },
            },
            'application/x-www-form-urlencoded': {
              schema: { type: 'object', properties: { note: { type: 'string' } } },
            },
          },
        },
        responses: {
          201: { description: 'Made', content: { 'text/plain': { schema: { type: 'string' } } } },
        },
      },
    },
  },
  webhooks: { sold: { post: { responses: { 200: { description: 'Seen' } } } } },
  components: {
    securitySchemes: {
      token: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'header', name: 'x-key' },
    },
    parameters: {
      Sort: {
        name: 'sort',
        in: 'query',
        schema: { type: 'array', items: { type: 'string' } },
        style: 'form',
        explode: false,
      },
    },
    responses: {
      Problem: {
        description: 'A problem',
        content: {
          'application/problem+json': {
            schema: { type: 'object', properties: { code: { type: 'string' } } },
          },
        },
      },
    },
    schemas: {
      Home: home,
      Room: {
        type: 'object',
        properties: {
          size: { type: 'number', multipleOf: 0.5 },
          next: { $ref: '#/components/schemas/Room' },
        },
      },
      Person: {
        allOf: [
          { type: 'object', properties: { born: { type: 'string', format: 'date' } } },
          { required: ['born'] },
        ],
        discriminator: { propertyName: 'kind', mapping: { p: '#/components/schemas/Person' } },
      },
      Loop: { $ref: '#/components/schemas/Loop2' },
      Loop2: { type: 'array', items: { $ref: '#/components/schemas/Loop2' } },
    },
  },
}

const pairs = (object: Record<string, string>) =>
  Object.entries(object).map(([name, value]) => ({ name, value }))
const called = (method: string, path: string, sent: string, status: number, answered: string) => ({
  startedDateTime: '2026-11-23T10:00:00.000Z',
  time: 12,
  request: {
    method,
    url: `https://test.example.com/api${path}`,
    headers: pairs({
      'x-site': 'a',
      accept: 'application/json',
      'content-type': 'application/json',
      referer: 'https://a.example/?code=b',
    }),
    cookies: pairs({ world: 'a' }),
    queryString: pairs({ page: '2' }),
    bodySize: sent.length,
    ...(sent ? { postData: { mimeType: 'application/json', text: sent, params: pairs({ note: 'a' }) } } : {}),
  },
  response: {
    status,
    headers: pairs({
      'content-type': 'application/json; charset=utf-8',
      etag: '"1"',
      location: '/cb?code=a',
    }),
    cookies: [],
    content: { size: answered.length, mimeType: 'application/json', text: answered },
    redirectURL: '',
    bodySize: -1,
  },
})
const someHome = {
  id: 'a',
  status: 'free',
  price: 1,
  rooms: [{ size: 1, next: { size: 2 } }],
  owner: { born: '1990-01-01' },
  tags: { a: 'b' },
}

export const recording = {
  log: {
    version: '1.2',
    creator: { name: 'a', version: '1' },
    entries: [
      called('GET', '/homes/5?page=2&area[a]=1&sort=a,b', '', 200, JSON.stringify(someHome)),
      called('PUT', '/homes/5', JSON.stringify(someHome), 204, ''),
      called('GET', '/homes/6', '', 404, '{"code":"notFound"}'),
      called('DELETE', '/other', '', 200, 'text'),
    ],
  },
}

export const configuration = {
  failOn: 'breaking',
  rules: { 'operation-removed': 'risky' },
  accepted: [
    { fingerprint: '0123456789abcdef', reason: 'a', until: '2027-01-31' },
    { rule: 'operation-removed', operation: 'getHome', field: 'a', reason: 'b' },
  ],
}

/** A report of any command, as `impact --findings` takes it. */
export const report = {
  version: 1,
  command: 'diff',
  subject: 'a → b',
  verdict: 'drift',
  failOn: 'breaking',
  counts: { breaking: 1, risky: 0, safe: 0, annotation: 0 },
  notes: ['a note'],
  findings: [
    {
      rule: 'response-enum-widened',
      level: 'breaking',
      operations: [{ id: 'getHome', method: 'GET', path: '/homes/{id}' }],
      location: {
        direction: 'response',
        status: '200',
        mediaType: 'application/json',
        place: 'response 200, application/json',
      },
      field: 'rooms.[].size',
      message: '`status` in response 200, application/json may be "sold".',
      old: { file: 'old.yaml', pointer: '/components/schemas/Home', line: 7 },
      new: { file: 'new.yaml', pointer: '/components/schemas/Home', line: 9 },
      example: { status: 'sold' },
      fingerprint: '0123456789abcdef',
      accepted: { reason: 'nobody reads it', until: '2027-01-31' },
    },
  ],
}
