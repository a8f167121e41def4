import type { Json, JsonObject } from '../document/json.ts'
import { isArray, isObject, textOf } from '../document/json.ts'
import { isText, membersIn } from '../document/references-in.ts'
import type { Members } from '../document/references-in.ts'

/** Changes every schema of a document, or leaves it as it is. */
type Habit = (schema: JsonObject) => Json

const objectIn = (value: Json | undefined): JsonObject => (isObject(value) ? value : {})

const fromEntries = (entries: readonly (readonly [string, Json | undefined])[]): JsonObject =>
  Object.fromEntries<Json | undefined>(entries)

const without = (schema: JsonObject, ...keywords: string[]): JsonObject =>
  Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)))

const bounds = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'propertyNames',
]

const words = ['title', 'description', 'example', 'examples']

const opened: Habit = (schema) =>
  schema['additionalProperties'] === false ? without(schema, 'additionalProperties') : schema

const renamed = (text: string): string => text.replace(/^(#\/components\/schemas\/)(.+)$/, '$1$2View')

/** What generators of descriptions do to the schemas of a service, each by itself. */
export const schemaHabits: Readonly<Record<string, Habit>> = {
  'leaves out bounds, patterns and formats': (schema) => without(schema, ...bounds),
  'leaves out that objects are closed': opened,
  'leaves out words and examples': (schema) => without(schema, ...words),
  'leaves out discriminators': (schema) => without(schema, 'discriminator'),
  'writes a constant as an enumeration of one': (schema) => {
    const { const: only } = schema
    return only === undefined ? schema : { ...without(schema, 'const'), enum: [only] }
  },
  'writes an enumeration of one as a constant': (schema) => {
    const { enum: listed } = schema
    return isArray(listed) && listed.length === 1 && listed[0] !== undefined
      ? { ...without(schema, 'enum'), const: listed[0] }
      : schema
  },
  'writes null as one of several': (schema) => {
    const { type } = schema
    return isArray(type) && type.length === 2 && type.includes('null')
      ? { anyOf: [{ ...schema, type: type.find((one) => one !== 'null') ?? 'null' }, { type: 'null' }] }
      : schema
  },
  'gives titles': (schema) => ({ ...schema, title: 'Of a class' }),
  'says how numbers are stored': (schema) =>
    schema['type'] === 'integer' ? { ...schema, format: 'int64' } : schema,
}

/** What they do to the rest of a document. */
export const documentHabits: Readonly<Record<string, (root: JsonObject) => Json>> = {
  'names schemas otherwise': (root) => {
    const components = objectIn(root['components'])
    const named = Object.entries(objectIn(components['schemas'])).map(
      ([name, one]) => [`${name}View`, one] as const,
    )
    const whole = { ...root, components: { ...components, schemas: fromEntries(named) } }
    return mapped(whole, (value) => {
      const { $ref, mapping } = value
      if (typeof $ref === 'string') return { ...value, $ref: renamed($ref) }
      if (!isObject(mapping)) return value
      const entries = Object.entries(mapping).map(([name, one]) => [name, renamed(textOf(one))] as const)
      return { ...value, mapping: fromEntries(entries) }
    })
  },
  'answers with any media type': (root) =>
    eachOperation(root, (operation) => ({ ...operation, responses: anyType(operation['responses']) })),
  'leaves out answers that are errors': (root) =>
    eachOperation(root, ({ responses, ...operation }) => ({
      ...operation,
      responses: fromEntries(Object.entries(objectIn(responses)).filter(([status]) => /^[123]/.test(status))),
    })),
  'names operations otherwise': (root) =>
    eachOperation(root, (operation) => ({
      ...operation,
      operationId: `${textOf(operation['operationId'])}Using`,
    })),
  'names another server': (root) => ({ ...root, servers: [{ url: 'https://localhost:8080' }] }),
  'leaves out extensions': (root) =>
    mapped(root, (value) =>
      Object.fromEntries(Object.entries(value).filter(([key]) => !key.startsWith('x-'))),
    ),
}

function anyType(responses: Json | undefined): Json {
  return mapped(isObject(responses) ? responses : {}, (value) => {
    const { content } = value
    const [first] = isObject(content) ? Object.values(content) : []
    return first === undefined ? value : { ...value, content: { '*/*': first } }
  })
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

function eachOperation(root: JsonObject, change: (operation: JsonObject) => Json): Json {
  const items = Object.entries(objectIn(root['paths'])).map(([path, item]) => {
    const members = Object.entries(objectIn(item)).map(
      ([key, one]) => [key, methods.has(key) && isObject(one) ? change(one) : one] as const,
    )
    return [path, fromEntries(members)] as const
  })
  return { ...root, paths: fromEntries(items) }
}

/** The document with every object in it changed, what stands inside first; examples are left as they are. */
function mapped(value: Json, change: (value: JsonObject) => Json, around: Members = 'keywords'): Json {
  if (isArray(value)) return value.map((one) => mapped(one, change))
  if (!isObject(value)) return value
  const inner = Object.entries(value).map(([key, one]) => [
    key,
    isText(key, around) || one === undefined ? one : mapped(one, change, membersIn(key, around)),
  ])
  const made = Object.fromEntries(inner) as JsonObject
  return around === 'keywords' ? change(made) : made
}

const marks = [
  'type',
  'enum',
  'const',
  'properties',
  'items',
  'allOf',
  'oneOf',
  'anyOf',
  'additionalProperties',
  '$ref',
]

/** The document with every schema changed by a habit. */
export const withHabit = (root: JsonObject, habit: Habit): JsonObject =>
  mapped(root, (value) => (isSchema(value) ? habit(value) : value)) as JsonObject

// a parameter or security scheme is told from a schema by where it is
const isSchema = (value: JsonObject): boolean =>
  marks.some((keyword) => value[keyword] !== undefined) &&
  value['in'] === undefined &&
  value['scheme'] === undefined

/** The description that a service would make of itself from its code: fields, types, enumerations and what is required. */
export function codeFirst(root: JsonObject): JsonObject {
  const habits = [
    'leaves out bounds, patterns and formats',
    'leaves out that objects are closed',
    'leaves out words and examples',
  ]
  const plain = habits.reduce(
    (made, name) => withHabit(made, schemaHabits[name] ?? ((schema) => schema)),
    root,
  )
  return documentHabits['leaves out extensions']?.(plain) as JsonObject
}
