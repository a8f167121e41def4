import { runCommand } from 'citty'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { isObject } from '../document/json.ts'
import { redact } from '../traffic/redact.ts'
import { diff } from './diff/diff.ts'
import { har } from './wire/har.ts'

const folder = temporaryFolder('drift-hostile')
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const head = "openapi: 3.1.0\ninfo: { title: a, version: '1' }\npaths: {}\n"
const deep = (times: number) => '['.repeat(times) + ']'.repeat(times)
const old = file('old.yaml', head)
const contract = file(
  'homes.yaml',
  `openapi: 3.1.0
info: { title: a, version: '1' }
paths:
  /homes:
    post:
      parameters: [{ name: constructor, in: query, style: deepObject, schema: { type: object } }]
      requestBody:
        content:
          application/x-www-form-urlencoded: { schema: { type: object, required: [toString] } }
          multipart/form-data: { schema: { type: object } }
      responses:
        200:
          description: a
          headers: { constructor: { schema: { type: string } } }
          content: { application/json: { schema: { $ref: '#/components/schemas/Tree' } } }
components:
  schemas: { Tree: { type: array, uniqueItems: true, items: { $ref: '#/components/schemas/Tree' } } }
`,
)

const said: string[] = []
beforeEach(() => {
  said.length = 0
  const say = (text: string) => void said.push(text)
  vi.spyOn(console, 'log').mockImplementation(say)
  vi.spyOn(console, 'error').mockImplementation(say)
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = 0
})
const timed = async (work: () => Promise<unknown>) => {
  const start = process.threadCpuUsage()
  await work()
  return { code: process.exitCode, text: said.join('\n'), ms: process.threadCpuUsage(start).user / 1000 }
}

test.each([
  ['lists of YAML in each other', `${head}x: ${deep(20_000)}`, 'nested too deeply'],
  ['lists of JSON in each other', `{"openapi":"3.1.0","paths":{},"x":${deep(20_000)}}`, 'nested too deeply'],
  ['mappings in each other', `${head}x: ${'{a: '.repeat(20_000)}1${'}'.repeat(20_000)}`, 'nested too deeply'],
  [
    'aliases that lead ever further in',
    `${head}${Array.from({ length: 20_000 }, (_, at) => `x${at}: &l${at} [${at > 0 ? `*l${at - 1}` : ''}]`).join('\n')}`,
    'nested too deeply',
  ],
  [
    'aliases that double each time',
    `${head}${Array.from({ length: 22 }, (_, at) => `x${at}: &l${at} [${at > 0 ? `*l${at - 1}, *l${at - 1}` : ''}]`).join('\n')}`,
    'aliases repeat too much',
  ],
])('a contract with %s is refused in a sentence', async (_, text, sentence) => {
  const told = await timed(() => runCommand(diff, { rawArgs: [old, file('new.yaml', text)] }))
  expect(told).toMatchObject({ code: 2 })
  expect(told.text).toContain(sentence)
  expect(told.ms).toBeLessThan(5000)
})

test('a contract may well repeat parts of itself, and be wide', async () => {
  const wide = `${head}y: &y { a: 1 }\nx:\n${Array.from({ length: 20_000 }, (_, at) => `  a${at}: *y`).join('\n')}`
  expect(await timed(() => runCommand(diff, { rawArgs: [old, file('wide.yaml', wide)] }))).toMatchObject({
    code: 0,
  })
})

const entry = (body: string, more: object = {}) => ({
  request: { method: 'POST', url: 'https://a.se/homes?constructor[__proto__]=1', headers: [], ...more },
  response: {
    status: 200,
    headers: ['content-type', 'constructor', '__proto__', 'toString'].map((name) => ({
      name,
      value: name === 'content-type' ? 'application/json' : 'a',
    })),
    content: { mimeType: 'application/json', text: body },
  },
})
const checked = (text: string) =>
  timed(() => runCommand(har, { rawArgs: [file('recorded.har', text), '--contract', contract] }))
const recorded = (...entries: object[]) => checked(JSON.stringify({ log: { entries } }))

test('a recorded body that is nested too deeply is not checked, and that is said', async () => {
  const { code, text } = await recorded(entry('[]'), entry(deep(100_000)))
  expect(text).toContain('could not be checked: it is nested too deeply')
  expect(code).toBe(2)
})

test('a recording that is nested too deeply is refused in a sentence', async () => {
  const { code, text } = await checked(`{"log":{"entries":[{"request":${deep(20_000)}}]}}`)
  expect(code).toBe(2)
  expect(text).toContain('Entry 1 is nested too deeply to be read.')
})

test('names that every object has are names like any other', async () => {
  const form = (mimeType: string, text: string) => ({ postData: { mimeType, text } })
  const parts = ['constructor', '__proto__', 'toString']
    .map((name) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`)
    .join('')
  const { code } = await recorded(
    entry('[]', form('application/x-www-form-urlencoded', 'constructor=1&__proto__=2&toString=3&toString=4')),
    entry('[]', form('multipart/form-data; boundary=b', `${parts}--b--\r\n`)),
    entry('{"__proto__": 1, "constructor": 2}', { headers: [{ name: '__proto__', value: 'a' }] }),
  )
  expect(code).toBe(1)
  expect(isObject({}) && Object.keys(Object.prototype)).toEqual([])
})

test('a long list of which no item may come twice is checked at once', async () => {
  const items = Array.from({ length: 30_000 }, (_, at) =>
    Array.from({ length: at % 5 }, () => deep(1 + (at % 7))),
  )
  const list = (all: unknown[]) => `[${all.map((one) => JSON.stringify(one).replaceAll('"', '')).join(',')}]`
  const { ms, text } = await recorded(entry(list(items)))
  expect(text).toContain('must NOT have duplicate items')
  expect(ms).toBeLessThan(5000)
}, 60_000)

test('secrets are looked for in a text of any length at once', async () => {
  for (const text of ['a', 'eyJ-', 'a@', '1', 'Bearer ', 'a-'])
    expect((await timed(async () => redact(text.repeat(50_000)))).ms).toBeLessThan(1000)
  expect(redact('to anna.andersson@a.se with eyJhbGci.eyJzdWIi.c2ln')).toBe('to ••• with •••')
})
