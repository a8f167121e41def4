import { expect, test } from 'vitest'
import type { BodyContent, CompiledOperation } from '../contract.ts'
import { WebIncoming } from './incoming.ts'
import { readBody as read, refuseUnexpectedBody } from './read-body.ts'

const taking = (content: Record<string, BodyContent>, required = true): CompiledOperation => ({
  operationId: 'reportFault',
  method: 'POST',
  path: '/faults',
  multiSegment: false,
  security: 'none',
  parameters: [],
  validateParameters: null,
  body: { required, content },
  responses: {},
})

const readBody = (operation: CompiledOperation, request: Request) => read(operation, new WebIncoming(request))

const json = taking({ 'application/json': { validate: null, lists: [] } })
const form = taking({ 'multipart/form-data': { validate: null, lists: ['files', 'RemoveFiles'] } })

const sent = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/faults', { method: 'POST', body, headers })

function formOf(...parts: [string, string | File][]): FormData {
  const data = new FormData()
  for (const [name, value] of parts) data.append(name, value)
  return data
}

const file = (name: string) => new File(['drop'], name, { type: 'image/png' })

test('JSON is read, whatever else the content type says and however it is written', async () => {
  for (const type of ['application/json', 'Application/JSON; charset=utf-8']) {
    expect(await readBody(json, sent('{"name":"Åsa"}', { 'content-type': type }))).toMatchObject({
      body: { name: 'Åsa' },
    })
  }
})

test('JSON that is cut off is refused as a broken body', async () => {
  expect(await readBody(json, sent('{"name":', { 'content-type': 'application/json' }))).toMatchObject({
    status: 400,
    body: { code: 'malformedBody', errors: [{ in: 'body', pointer: '', code: 'malformedBody' }] },
  })
})

test('JSON that is no UTF-8 is refused, and so is a body in a coding', async () => {
  const type = { 'content-type': 'application/json' }
  const bytes = new Uint8Array([0x22, 0xff, 0x22])
  expect(await readBody(json, sent(bytes, type))).toMatchObject({
    status: 400,
    body: { code: 'malformedBody', errors: [{ detail: 'not UTF-8' }] },
  })
  expect(await readBody(json, sent('{}', { ...type, 'content-encoding': 'gzip' }))).toMatchObject({
    status: 415,
    body: { errors: [{ in: 'header', pointer: '/content-encoding' }] },
    headers: { 'accept-encoding': 'identity' },
  })
})

test('of a part that may come once, two are refused', async () => {
  const twice = sent(formOf(['text', 'a'], ['text', 'b']))
  expect(await readBody(form, twice)).toMatchObject({ status: 400, body: { errors: [{ pointer: '/text' }] } })
})

test('a body of another type is refused with the types that are taken', async () => {
  expect(await readBody(json, sent('a;b', { 'content-type': 'text/csv' }))).toMatchObject({
    status: 415,
    body: { errors: [{ in: 'header', pointer: '/content-type', detail: 'use application/json' }] },
  })
  const nothing = new Request('http://localhost/faults', { method: 'POST' })
  expect(await readBody(json, nothing)).toMatchObject({ status: 415 })
})

test('where a body may be left out, it may be left out', async () => {
  const optional = taking({ 'application/json': { validate: null, lists: [] } }, false)
  expect(await readBody(optional, new Request('http://localhost/faults', { method: 'POST' }))).toEqual({
    body: undefined,
    content: undefined,
  })
})

test('an operation without a body does not look at one', async () => {
  expect(await readBody({ ...json, body: null }, sent('whatever'))).toEqual({
    body: undefined,
    content: undefined,
  })
})

test('a body that is too large is refused with the limit, whether it says its length or not', async () => {
  const text = `"${'x'.repeat(1024 * 1024)}"`
  const tooLarge = {
    status: 413,
    body: { code: 'payloadTooLarge', errors: [{ in: 'body', limit: 1024 * 1024 }] },
  }
  const type = { 'content-type': 'application/json' }
  expect(await readBody(json, sent(text, type))).toMatchObject(tooLarge)
  expect(await readBody(json, sent('{}', { ...type, 'content-length': '2000000' }))).toMatchObject(tooLarge)
  expect(await readBody(form, sent(formOf(), { 'content-length': '200000000' }))).toMatchObject({
    status: 413,
    body: { errors: [{ limit: 105 * 1024 * 1024 }] },
  })
})

test('a form that comes in chunks is cut off at the limit, however much is still to come', async () => {
  let given = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      given += 1024 * 1024
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const init = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }
  const refused = await readBody(form, new Request('http://localhost/faults', init))
  expect(refused).toMatchObject({ status: 413, body: { errors: [{ limit: 105 * 1024 * 1024 }] } })
  expect(given).toBeLessThan(120 * 1024 * 1024)
})

test('the limit counts bytes, not letters', async () => {
  const text = `"${'å'.repeat(600 * 1024)}"`
  expect(await readBody(json, sent(text, { 'content-type': 'application/json' }))).toMatchObject({
    status: 413,
  })
})

test('a part that may come several times is a list, even when it came once', async () => {
  const several = formOf(['files', file('a.png')], ['files', file('b.png')], ['description', 'It drips'])
  expect(await readBody(form, sent(several))).toMatchObject({
    body: { description: 'It drips', files: [{ name: 'a.png' }, { name: 'b.png' }] },
  })
  expect(await readBody(form, sent(formOf(['files', file('a.png')])))).toMatchObject({
    body: { files: [{ name: 'a.png' }] },
  })
})

test('files are taken under their part name in any case of letters [Q-004]', async () => {
  const parts = formOf(['Files', file('a.png')], ['Files', file('b.png')], ['removeFiles', 'att-1'])
  expect(await readBody(form, sent(parts))).toMatchObject({
    body: { files: [{ name: 'a.png' }, { name: 'b.png' }], RemoveFiles: ['att-1'] },
  })
})

test('a form that is none is refused', async () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  expect(await readBody(form, sent('no parts', type))).toMatchObject({
    status: 400,
    body: { code: 'malformedBody' },
  })
})

test('JSON that nests deeper than any contract is refused before anything walks through it', async () => {
  const type = { 'content-type': 'application/json' }
  const nested = (depth: number, [open, close]: [string, string]) => open.repeat(depth) + close.repeat(depth)
  for (const brackets of [
    ['[', ']'],
    ['[{"a":', '}]'],
  ] satisfies [string, string][]) {
    expect(await readBody(json, sent(nested(50_000, brackets), type))).toMatchObject({
      status: 400,
      body: { code: 'malformedBody', errors: [{ in: 'body', pointer: '', code: 'maxDepth', limit: 64 }] },
    })
  }
  expect(await readBody(json, sent(nested(64, ['[', ']']), type))).toHaveProperty('body')
  // brackets in a text are no brackets, also after a quote or a backslash that is written in it
  const text = { note: `"[\\"${'[{'.repeat(100)}\\` }
  expect(await readBody(json, sent(JSON.stringify(text), type))).toMatchObject({ body: text })
})

test('JSON that would change what an object is is refused', async () => {
  const type = { 'content-type': 'application/json' }
  for (const name of ['__proto__', String.raw`\u005F_proto_\u005f`]) {
    expect(await readBody(json, sent(`{"a":[{"${name}":{"polluted":1}}]}`, type))).toMatchObject({
      status: 400,
      body: { code: 'malformedBody', errors: [{ in: 'body', code: 'forbiddenName' }] },
    })
  }
  expect(await readBody(json, sent('{"a":"__proto__","constructor":1}', type))).toMatchObject({
    body: { a: '__proto__', constructor: 1 },
  })
})

test('a content type that is named like something every object has is none', async () => {
  for (const type of ['constructor', '__proto__', 'tostring', 'valueOf']) {
    expect(await readBody(json, sent('{}', { 'content-type': type }))).toMatchObject({ status: 415 })
  }
})

test('parts named like something every object has are parts like any other', async () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
  const read = await readBody(form, sent(formOf(...names.map((name): [string, string] => [name, name]))))
  const { body } = read as { body: object }
  expect(new Map(Object.entries(body))).toEqual(new Map(names.map((name) => [name, name])))
})

test('a call that takes no body may have an empty one, as in a service worker, but none of a foreign form', () => {
  const bare = { ...json, body: null }
  const refused = (request: Request) => refuseUnexpectedBody(bare, new WebIncoming(request))?.status
  expect(refused(sent(new Uint8Array()))).toBeUndefined()
  expect(refused(sent('{}', { 'content-type': 'application/json' }))).toBeUndefined()
  expect(refused(sent('milk', { 'content-type': 'text/plain' }))).toBe(415)
})
