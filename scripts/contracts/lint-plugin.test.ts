import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { CORE_SCHEMA, dump, load } from 'js-yaml'
import plugin from './lint-plugin.mjs'

const good = `
openapi: 3.1.0
info: { title: homes, version: 1.0.0 }
security: [{ bearer: [] }]
paths:
  /homes:
    post:
      operationId: createHome
      x-requirement: [C-001]
      requestBody:
        content:
          application/json:
            schema: { type: string, maxLength: 10, pattern: '^a', examples: [a] }
            examples: { one: { value: a } }
      responses:
        '204': { description: Made. }
        '400': { description: Bad. }
        '401': { description: Who? }
        '413': { description: Large. }
        '415': { description: Type. }
        '429': { description: Slow down. }
        '503': { description: Down. }
components:
  securitySchemes: { bearer: { type: http, scheme: bearer } }
`

const rules = [
  'operation-names-its-requirement',
  'operation-declares-its-errors',
  'body-has-an-example',
  'no-unbounded-value',
  'pattern-has-an-example',
  'pattern-is-for-every-language',
  'null-is-never-left-out',
]

type Operation = {
  'x-requirement'?: string[]
  requestBody: { content: Record<string, Media> }
  responses: object
}
type Media = { schema: Record<string, unknown>; examples?: object }

async function findings(change: (operation: Operation, media: Media) => void): Promise<string[]> {
  const document = load(good, { schema: CORE_SCHEMA }) as { paths: { '/homes': { post: Operation } } }
  const operation = document.paths['/homes'].post
  const media = operation.requestBody.content['application/json']
  if (!media) throw new Error('no media type')
  change(operation, media)
  const config = await createConfig({
    plugins: [plugin()],
    rules: Object.fromEntries(rules.map((rule) => [`portal/${rule}`, 'error' as const])),
  })
  const problems = await lintFromString({ source: dump(document), config })
  return problems.map((problem) => problem.ruleId)
}

test('a contract that keeps all rules has no findings', async () => {
  expect(await findings(() => undefined)).toEqual([])
})

test.each<[string, (operation: Operation, media: Media) => void]>([
  ['operation-names-its-requirement', (operation) => delete operation['x-requirement']],
  [
    'null-is-never-left-out',
    (_, media) => {
      const properties = { a: { type: 'null' }, b: { oneOf: [{ type: ['boolean', 'null'] }] } }
      media.schema = { type: 'object', required: ['a'], properties }
    },
  ],
  ['operation-names-its-requirement', (operation) => (operation['x-requirement'] = ['soon'])],
  ['operation-declares-its-errors', ({ responses }) => delete (responses as Record<string, unknown>)['401']],
  ['operation-declares-its-errors', ({ responses }) => delete (responses as Record<string, unknown>)['413']],
  ['body-has-an-example', (_operation, media) => delete media.examples],
  ['no-unbounded-value', (_operation, { schema }) => delete schema['maxLength']],
  ['no-unbounded-value', (_operation, { schema }) => Object.assign(schema, { type: 'array', items: {} })],
  ['pattern-has-an-example', (_operation, { schema }) => delete schema['examples']],
  ['pattern-is-for-every-language', (_operation, { schema }) => (schema['pattern'] = '^(?!b)a')],
  ['pattern-is-for-every-language', (_operation, { schema }) => (schema['not'] = { pattern: '\\s' })],
])('%s is found', async (rule, change) => {
  expect(await findings(change)).toContain(`portal/${rule}`)
})
