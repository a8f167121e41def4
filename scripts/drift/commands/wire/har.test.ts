import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { isFound } from '../../pattern/verdict.ts'
import { har } from './har.ts'
import { commandRun } from '../shared/command-run.test-support.ts'

const folder = temporaryFolder('drift-har')
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const contract = file(
  'homes.yaml',
  `openapi: 3.1.0
info: { title: a, version: '1' }
paths:
  /homes/{id}:
    get:
      operationId: getHome
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        200:
          description: a
          content:
            application/json:
              schema:
                type: object
                required: [price]
                properties: { price: { type: integer }, rooms: { type: integer } }
        404: { description: a }
  /homes:
    post: { operationId: addHome, responses: { 204: { description: a } } }
  /sold:
    get:
      operationId: getSold
      parameters: [{ name: team, in: cookie, required: true, schema: { type: string, pattern: '^[a-z]+$' } }]
      responses: { 200: { description: a, content: { application/json: {} } } }
`,
)

type Entry = { request: object; response: object; time?: number }
const entry = (url: string, body: string, more: object = {}, response: object = {}): Entry => ({
  request: { method: 'GET', url: `https://api.example.com${url}`, headers: [], ...more },
  response: {
    status: 200,
    headers: [{ name: 'Content-Type', value: 'application/json' }],
    content: { size: Buffer.byteLength(body), mimeType: 'application/json', text: body },
    ...response,
  },
})
const recording = (name: string, entries: readonly Entry[]) =>
  file(
    name,
    JSON.stringify(
      // what stands around the entries is of all kinds
      {
        log: {
          creator: { name: 'a "}] b', entries: [1] },
          pages: [{ entries: [{}] }],
          entries,
          comment: '"',
        },
      },
      null,
      1,
    ),
  )
const kept = entry('/homes/1', '{"price":1,"name":"} \\" ]"}')

const runHar = commandRun(har)
const run = (...rawArgs: string[]) => runHar(...rawArgs, '--contract', contract)

test('traffic that keeps the contract gives exit code 0, and says how much of it was seen', async () => {
  const { code, text } = await run(recording('kept.har', [kept, kept]))
  expect({ code, text }).toMatchObject({ code: 0 })
  expect(text).toContain('2 calls of 1 of 3 operations.')
})

test('what another run of the process could not tell is none of this one', async () => {
  expect(isFound(String.raw`^(a+)+\1$`, `${'a'.repeat(60)}!`)).toBeUndefined()
  const { code, text } = await run(recording('after.har', [kept]))
  expect({ code, text }).toMatchObject({ code: 0 })
})

test('drift gives exit code 1, and names the field, the line of the contract and the entry', async () => {
  const { code, text } = await run(
    recording('drift.har', [kept, entry('/homes/2', '{"price":"1"}'), entry('/homes/3', '{"price":"2"}')]),
  )
  expect(code).toBe(1)
  expect(text).toContain('`price` in response 200, application/json of GET /homes/{id} is "1"')
  expect(text).toMatch(
    /Seen 2 times, first in entry 2 of .*drift\.har \(GET https:\/\/api\.example\.com\/homes\/2\)/,
  )
  expect(text).toMatch(/answer-type-wrong {2}\S*homes\.yaml:16/)
})

test('each of several recorded cookies is read by itself', async () => {
  const cookies = [
    { name: 'team', value: 'north' },
    { name: 'lang', value: 'sv' },
  ]
  const { code, text } = await run(recording('cookies.har', [entry('/sold', '{}', { cookies })]))
  expect(text).toContain('0 breaking, 0 risky')
  expect(code).toBe(0)
})

test('answers are read as they were recorded: in base64, not at all, or for a call that the page took back', async () => {
  const { code } = await run(
    recording('odd.har', [
      entry('/homes/1', '', {}, { content: { size: 11, encoding: 'base64', text: btoa('{"price":1}') } }),
      entry('/homes/1', '', {}, { content: { size: 900, mimeType: 'application/json' } }),
      entry('/homes/1', '{"price"', {}, { content: { size: 900, text: '{"price"' } }),
      entry('/homes/1', '', {}, { status: 0, _error: 'net::ERR_ABORTED' }),
      entry('/homes/1', '', {}, { status: 404, content: { size: 0 } }),
    ]),
  )
  expect(code).toBe(0)
})

test('a call that the service has not answered breaks whoever waits for it', async () => {
  const cut = { status: 0, _error: 'net::ERR_CONNECTION_RESET' }
  const { code, text } = await run(recording('cut.har', [kept, entry('/homes/1', '', {}, cut)]))
  expect(text).toContain('The request of GET /homes/{id} was not answered.')
  expect(code).toBe(1)
})

const givenUp = { status: 0, _error: 'net::ERR_ABORTED' }

test.each([
  ['a call that Playwright saw no answer of', { status: -1 }, 300, 1],
  ['a call that somebody gave up after half a minute', givenUp, 30_000, 1],
  ['a call that somebody gave up at once', givenUp, 300, 0],
])('%s', async (name, response, time, code) => {
  const given = { ...entry('/homes/1', '', {}, response), time }
  expect(await run(recording(`${name}.har`, [kept, given]))).toMatchObject({ code })
})

test('calls that no contract has are listed without what they are about, and near ones are findings', async () => {
  const { code, text } = await run(
    recording('unknown.har', [
      kept,
      entry('/other/55?token=abc', '{}'),
      entry('/other/56', '{}'),
      entry('/homes/1/price', '{}'),
      entry('/homes/1', '', { method: 'DELETE' }),
    ]),
  )
  expect(code).toBe(0)
  expect(text).toContain('GET /other/{} (2)')
  expect(text).toContain('GET /homes/{}/price is called, and no contract has it')
  expect(text).toContain('DELETE /homes/{} is called; the contract has GET')
  expect(text).not.toContain('abc')
})

test('the paths of the contracts may begin behind something else', async () => {
  const behind = recording('behind.har', [entry('/gate/homes/1', '{"price":1}')])
  expect(await run(behind)).toMatchObject({ code: 2 })
  expect(await run(behind, '--base', '/gate')).toMatchObject({ code: 0 })
  expect(await run(behind, '--base', 'https://api.example.com/gate/')).toMatchObject({ code: 0 })
})

test('coverage is counted by operation, status and field', async () => {
  const out = join(folder, 'coverage.json')
  const { text } = await run(recording('kept.har', [kept, kept]), '--coverage', out)
  expect(text).toContain('2 calls of 1 of 3 operations; 1 of 2 fields of their bodies were seen.')
  expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({
    operations: [
      {
        id: 'getHome',
        calls: 2,
        statuses: { 200: 2 },
        unseenStatuses: ['404'],
        fields: { '200 price': 2 },
        unseenFields: ['200 rooms'],
      },
      { id: 'addHome', calls: 0 },
      { id: 'getSold', calls: 0 },
    ],
  })
})

const whole = readFileSync(recording('whole.har', [kept, kept, kept]), 'utf8')
const second = whole.indexOf('{\n    "request"', whole.indexOf('"request"') + 20)

test.each([
  ['an entry that is cut off', whole.slice(0, second + 50), `entry 2 begins at byte ${second} and does not`],
  ['a list that is cut off', whole.slice(0, second), `is cut off at byte ${second}, after entry 1`],
  ['no entries', '{"log":{"entries":[]}}', 'has no entries'],
  ['no HAR', '{"a":1}', 'is no HAR file'],
  ['no JSON', 'GET /homes', 'is no HAR file'],
  ['nothing', '', 'is no HAR file'],
  ['an entry that is none', '{"log":{"entries":[{}]}}', 'entry 1 at byte 19 has no request and response'],
  ['a broken entry', '{"log":{"entries":[{"a":}]}}', 'entry 1 at byte 19 is no JSON'],
  ['no call of ours', JSON.stringify({ log: { entries: [entry('/', '')] } }), 'None of the 1 calls'],
])('%s is said in one sentence, with exit code 2', async (_, text, sentence) => {
  const { code, text: told } = await run(file('bad.har', text))
  expect(code).toBe(2)
  expect(told).toContain(sentence)
  expect(told.trim().split('\n')).toHaveLength(1)
})

test('a file that is not there, or a folder, is said in one sentence, with exit code 2', async () => {
  expect(await run(join(folder, 'none.har'))).toMatchObject({ code: 2 })
  expect(await run(folder)).toMatchObject({ code: 2 })
})

test('entries are found wherever the reading of the file happens to pause', async () => {
  const long = 'x\\"]}'.repeat(90_000)
  const many = Array.from({ length: 12 }, (_, index) =>
    entry(`/homes/${index}`, JSON.stringify({ price: index === 7 ? 'x' : 1, text: long.slice(index) })),
  )
  const { text } = await run(recording('long.har', many))
  expect(text).toContain('12 calls of 1 of 3 operations')
  expect(text).toContain('Seen in entry 8 of')
})
