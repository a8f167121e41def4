import { dump } from 'js-yaml'

type Schema = Record<string, unknown>

const resources = 100
const text = { type: 'string' }
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const numbers = (length: number) => Array.from({ length }, (_, index) => index)

/**
 * A contract of 500 operations on 100 resources, whose schemas hold each other in circles, in two versions. The newer
 * one has a change of every kind here and there: what is gone, new, wider, narrower, or said otherwise.
 */
export function generatedContract(version: 'older' | 'newer'): Schema {
  const isNewer = version === 'newer'
  const isChanged = (index: number, of: number) => isNewer && index % of === 0
  const paths = numbers(resources).map((index) => [`/things${index}`, listing(index, isChanged)] as const)
  const items = numbers(resources).map((index) => [`/things${index}/{id}`, single(index, isChanged)] as const)
  const schemas = numbers(resources).flatMap((index) => schemasOf(index, isChanged))
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: isNewer ? '2.0.0' : '1.0.0' },
    servers: [{ url: 'https://api.example.com' }],
    paths: Object.fromEntries([...paths, ...items]),
    components: { schemas: { ...Object.fromEntries(schemas), Problem: problem } },
  }
}

/** The same as a text. */
export const written = (contract: Schema, format: 'json' | 'yaml'): string =>
  format === 'json' ? JSON.stringify(contract, null, 2) : dump(contract, { noRefs: true })

type IsChanged = (index: number, of: number) => boolean

const problem = {
  type: 'object',
  required: ['type', 'title', 'status'],
  properties: { type: text, title: text, status: { type: 'integer' }, detail: text, instance: text },
}

const failures = Object.fromEntries(
  ['400', '401', '404', '409', '500'].map((status) => [
    status,
    {
      description: `It failed with ${status}`,
      content: { 'application/problem+json': { schema: ref('Problem') } },
    },
  ]),
)

const listing = (index: number, isChanged: IsChanged): Schema => ({
  get: {
    operationId: `listThings${index}`,
    summary: `Things of kind ${index}`,
    description: `Every thing of kind ${index} that whoever asks may see, the newest first.`,
    parameters: [
      { name: 'page', in: 'query', description: 'Counted from 1', schema: { type: 'integer', minimum: 1 } },
      { name: 'size', in: 'query', schema: { type: 'integer', maximum: isChanged(index, 20) ? 50 : 100 } },
      { name: 'sort', in: 'query', schema: { enum: ['name', 'created', 'price'] } },
      ...(isChanged(index, 25) ? [{ name: 'tenant', in: 'header', required: true, schema: text }] : []),
    ],
    responses: {
      200: {
        description: 'A page of things',
        headers: { ETag: { schema: text } },
        ...json({
          type: 'object',
          required: ['total', 'hits'],
          properties: { total: { type: 'integer' }, hits: { type: 'array', items: ref(`Thing${index}`) } },
        }),
      },
      ...failures,
    },
  },
  post: {
    operationId: `createThing${index}`,
    summary: `A new thing of kind ${index}`,
    requestBody: { required: true, ...json(ref(`NewThing${index}`)) },
    responses: { 201: { description: 'The new thing', ...json(ref(`Thing${index}`)) }, ...failures },
  },
})

function single(index: number, isChanged: IsChanged): Schema {
  const answer = { 200: { description: 'The thing', ...json(ref(`Thing${index}`)) }, ...failures }
  return {
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
    get: { operationId: `getThing${index}`, summary: `One thing of kind ${index}`, responses: answer },
    put: {
      operationId: `replaceThing${index}`,
      summary: isChanged(index, 10) ? `Another thing of kind ${index}` : `A thing of kind ${index} anew`,
      requestBody: { required: true, ...json(ref(`NewThing${index}`)) },
      responses: answer,
    },
    ...(isChanged(index, 50)
      ? {}
      : {
          delete: {
            operationId: `deleteThing${index}`,
            responses: { 204: { description: 'Gone' }, ...failures },
          },
        }),
  }
}

function schemasOf(index: number, isChanged: IsChanged): [string, Schema][] {
  const states = ['draft', 'open', 'closed', ...(isChanged(index, 12) ? ['paused'] : [])]
  const fields = Object.fromEntries(
    numbers(12).map((field) => [
      `field${field}`,
      field % 3 === 0
        ? { type: 'integer', minimum: 0, description: `How many of ${field} there are` }
        : field % 3 === 1
          ? { type: ['string', 'null'], maxLength: 200, description: `What is said about ${field}` }
          : { type: 'array', items: { type: 'string', format: 'uuid' }, maxItems: 20 },
    ]),
  )
  const { field7, ...fewer } = fields
  return [
    [
      `Thing${index}`,
      {
        type: 'object',
        required: ['id', 'name', 'state', 'field3'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          name: { type: 'string', minLength: 1, maxLength: isChanged(index, 15) ? 200 : 100 },
          state: ref(`State${index}`),
          ...(isChanged(index, 30) ? fewer : { ...fewer, field7 }),
          // near ones, and every tenth one far away: circles of a few, and one of many
          ...(index % 10 === 0 ? {} : { part: ref(`Thing${index - 1}`) }),
          ...(index % 10 === 0 ? { next: ref(`Thing${(index + 10) % resources}`) } : {}),
          parts: { type: 'array', items: ref(`Part${index}`) },
        },
      },
    ],
    [`NewThing${index}`, { type: 'object', required: ['name'], properties: { name: text, ...fields } }],
    [`State${index}`, { type: 'string', enum: states }],
    [
      `Part${index}`,
      {
        oneOf: ['screw', 'board'].map((kind) => ({
          type: 'object',
          required: ['kind', 'count'],
          properties: { kind: { const: kind }, count: { type: 'integer' }, [kind]: ref(`Size${index}`) },
        })),
        discriminator: { propertyName: 'kind' },
      },
    ],
    [
      `Size${index}`,
      {
        type: 'object',
        properties: { width: { type: 'number' }, height: { type: 'number' }, unit: { const: 'mm' } },
      },
    ],
  ]
}
