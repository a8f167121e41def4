type Value = Record<string, unknown>

const kinds = 15
const server = 'https://api.example.com/v1'
const statuses = ['free', 'booked', 'sold']
const boundary = '-----------------------------homes'

const integer = { type: 'integer' }
const text = { type: 'string' }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: Value) => ({ 'application/json': { schema } })
const problem = {
  description: 'Refused',
  content: { 'application/problem+json': { schema: ref('Problem') } },
}
const refused = { '400': problem, '404': problem }

/** A contract of 60 operations, with everything in it that tools are known to stumble over. */
export function trafficContract(): Value {
  const each = Array.from({ length: kinds }, (_, kind) => kind)
  return {
    openapi: '3.1.0',
    info: { title: 'Homes', version: '1.0.0' },
    servers: [{ url: server }],
    paths: Object.fromEntries(each.flatMap(pathsOf)),
    components: {
      schemas: {
        Problem: { type: 'object', required: ['code'], properties: { code: text, detail: text } },
        ...Object.fromEntries(each.map((kind) => [`Home${kind}`, home])),
      },
    },
  }
}

const home = {
  type: 'object',
  required: ['id', 'status', 'price', 'address'],
  properties: {
    id: text,
    status: { enum: statuses },
    price: integer,
    built: { type: ['string', 'null'], format: 'date' },
    description: { type: 'string', maxLength: 400 },
    address: { type: 'object', required: ['street'], properties: { street: text, postcode: text } },
    rooms: { type: 'array', items: { type: 'object', properties: { name: text, area: { type: 'number' } } } },
  },
}

function pathsOf(kind: number): [string, Value][] {
  const one = { content: json(ref(`Home${kind}`)) }
  const session = { name: 'session', in: 'cookie', required: true, schema: text }
  const filter = {
    name: 'filter',
    in: 'query',
    style: 'deepObject',
    schema: { type: 'object', properties: { min: integer, max: integer } },
  }
  const page = { name: 'page', in: 'query', schema: integer }
  const upload = {
    type: 'object',
    required: ['file', 'count'],
    properties: { file: { type: 'string', format: 'binary' }, count: integer },
  }
  const id = { name: 'id', in: 'path', required: true, schema: text }
  const list = {
    description: 'Homes',
    headers: { ETag: { required: true, schema: text } },
    content: json({
      type: 'object',
      required: ['hits'],
      properties: { hits: { type: 'array', items: ref(`Home${kind}`) } },
    }),
  }
  return [
    [
      `/homes${kind}`,
      {
        get: {
          operationId: `list${kind}`,
          parameters: [page, filter, session],
          responses: { '200': list, ...refused },
        },
        post: {
          operationId: `add${kind}`,
          requestBody: { required: true, ...one },
          responses: { '201': { description: 'Made', ...one }, ...refused },
        },
      },
    ],
    [
      `/homes${kind}/{id}`,
      {
        parameters: [id],
        get: {
          operationId: `get${kind}`,
          responses: { '200': { description: 'A home', ...one }, ...refused },
        },
      },
    ],
    [
      `/homes${kind}/{id}/files`,
      {
        parameters: [id],
        post: {
          operationId: `file${kind}`,
          requestBody: { required: true, content: { 'multipart/form-data': { schema: upload } } },
          responses: { '204': { description: 'Kept' }, ...refused },
        },
      },
    ],
  ]
}

/** One exchange in ten has one thing wrong in its answer. */
export const isPlanted = (index: number): boolean => index % 10 === 3

/** An entry of the recording, about 10 kB. */
export function exchangeOf(index: number): Value {
  const kind = index % kinds
  if (isPlanted(index) || index % 4 < 2) return listing(index, kind)
  const turn = Math.floor(index / 4) % 4
  if (turn === 0)
    return call(index, 'GET', `/homes${kind}?page=last`, 400, { code: 'bad', detail: longText(8000) })
  if (turn === 1) return call(index, 'GET', `/homes${kind}/h${index}`, 200, homeOf(index, 60))
  if (turn === 2)
    return call(
      index,
      'POST',
      `/homes${kind}`,
      201,
      homeOf(index, 30),
      JSON.stringify(homeOf(index, 30)),
      'application/json',
    )
  return call(
    index,
    'POST',
    `/homes${kind}/h${index}/files`,
    204,
    undefined,
    form,
    `multipart/form-data; boundary=${boundary}`,
  )
}

const listing = (index: number, kind: number): Value => {
  const hits = Array.from({ length: 25 }, (_, hit) => homeOf(index + hit, 4))
  const address = `/homes${kind}?page=${index % 9}&filter[min]=1&filter[max]=${index}`
  return planted(index, call(index, 'GET', address, 200, { hits }), hits)
}

function planted(index: number, entry: Value, hits: Value[]): Value {
  if (!isPlanted(index)) return entry
  const response = entry['response'] as { status: number; headers: Value[]; content: Value }
  const [hit = {}] = hits
  const turn = Math.floor(index / 10) % 7
  if (turn === 0) delete hit['price']
  else if (turn === 1) hit['price'] = '1200000'
  else if (turn === 2) hit['status'] = 'reserved'
  else if (turn === 3) hit['address'] = null
  else if (turn === 4) hit['built'] = '21/11/2026'
  else if (turn === 5) response.status = 203
  else response.headers = response.headers.filter(({ name }) => name !== 'ETag')
  response.content['text'] = JSON.stringify({ hits })
  response.content['size'] = Buffer.byteLength(JSON.stringify({ hits }))
  return entry
}

const homeOf = (index: number, rooms: number): Value => ({
  id: `h${index}`,
  status: statuses[index % 3],
  price: 1_000_000 + index,
  built: index % 2 === 0 ? null : '2026-11-21',
  description: `A "home" by the water, ${longText(100)}`,
  address: { street: `Strandvägen ${index}`, postcode: '123 45' },
  rooms: Array.from({ length: rooms }, (_, room) => ({ name: `Room ${room}`, area: room * 1.5 })),
})

const longText = (length: number): string =>
  'light and quiet, '.repeat(Math.ceil(length / 17)).slice(0, length)

const form =
  `--${boundary}\r\nContent-Disposition: form-data; name="count"\r\n\r\n1\r\n` +
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n` +
  `Content-Type: image/png\r\n\r\n${longText(9000)}\r\n--${boundary}--\r\n`

function call(
  index: number,
  method: string,
  path: string,
  status: number,
  answer?: Value,
  sent?: string,
  type?: string,
): Value {
  const body = answer === undefined ? '' : JSON.stringify(answer)
  const answerType = status >= 400 ? 'application/problem+json' : 'application/json'
  return {
    startedDateTime: '2026-11-21T06:00:00.000Z',
    time: 12,
    request: {
      method,
      url: `${server}${path}`,
      httpVersion: 'HTTP/1.1',
      headers: [
        { name: 'Accept', value: 'application/json' },
        { name: 'Cookie', value: `theme=dark; session=s${index}` },
        ...(type === undefined ? [] : [{ name: 'Content-Type', value: type }]),
      ],
      cookies: [{ name: 'session', value: `s${index}` }],
      queryString: [...new URL(`${server}${path}`).searchParams].map(([name, value]) => ({ name, value })),
      headersSize: -1,
      bodySize: sent?.length ?? 0,
      ...(sent === undefined ? {} : { postData: { mimeType: type, text: sent } }),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      headers: [
        ...(answer === undefined ? [] : [{ name: 'Content-Type', value: answerType }]),
        { name: 'ETag', value: `"${index}"` },
      ],
      cookies: [],
      content: {
        size: Buffer.byteLength(body),
        mimeType: answer === undefined ? '' : answerType,
        text: body,
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: Buffer.byteLength(body),
    },
    cache: {},
    timings: { send: 0, wait: 12, receive: 0 },
  }
}
