import { type Schema, isObject, isSchema } from './values/schema/schema.ts'
import { SchemaBook, targetOf } from './values/schema/schema-book.ts'

/** Examples of one thing by their names; one without a name is called `example`. */
export type Examples = ReadonlyMap<string, unknown>

export type Content = { schema: Schema; examples: Examples }

export type ParameterSaid = { name: string; in: string; schema: Schema; examples: Examples }

export type Answer = { content: ReadonlyMap<string, Content>; headers: ReadonlyMap<string, HeaderSaid> }

export type HeaderSaid = { required: boolean; schema: Schema; examples: Examples }

/** What the contract says of one operation beyond what is compiled: schemas, examples and headers. */
export type OperationSaid = {
  operationId: string
  method: string
  path: string
  parameters: readonly ParameterSaid[]
  /** By media type. */
  body: ReadonlyMap<string, Content>
  /** By status as it is written. */
  answers: ReadonlyMap<string, Answer>
  /** `x-mock-resource` of the operation, or of its path. */
  resource: unknown
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

/** An OpenAPI 3.1 document with local references, as far as answers are made from it. */
export class ContractDocument {
  readonly book: SchemaBook
  /** By operationId. */
  readonly operations: ReadonlyMap<string, OperationSaid>
  readonly #root: unknown

  constructor(root: unknown) {
    this.#root = root
    this.book = new SchemaBook(root)
    const paths = isObject(root) && isObject(root['paths']) ? root['paths'] : {}
    this.operations = new Map(
      Object.entries(paths)
        .flatMap(([path, item]) => this.#operationsOf(path, this.#object(item)))
        .map((one) => [one.operationId, one]),
    )
  }

  /** A schema and what it refers to by itself, with nothing beside the reference. */
  meant(schema: Schema | undefined): Schema | undefined {
    if (!isObject(schema) || typeof schema['$ref'] !== 'string') return schema
    return this.meant(this.book.follow(schema['$ref']))
  }

  #operationsOf(path: string, item: Record<string, unknown>): OperationSaid[] {
    return methods.flatMap((method) => {
      const operation = item[method]
      if (!isObject(operation) || typeof operation['operationId'] !== 'string') return []
      const parameters = [item['parameters'], operation['parameters']].flatMap((list) =>
        Array.isArray(list) ? (list as unknown[]) : [],
      )
      return [
        {
          operationId: operation['operationId'],
          method: method.toUpperCase(),
          path,
          parameters: parameters.map((one) => this.#parameterOf(one)),
          body: this.#contentOf(this.#object(operation['requestBody'])),
          answers: new Map(
            Object.entries(this.#object(operation['responses'])).map(([status, one]) => [
              status,
              this.#answerOf(one),
            ]),
          ),
          resource: operation['x-mock-resource'] ?? item['x-mock-resource'],
        },
      ]
    })
  }

  #parameterOf(value: unknown): ParameterSaid {
    const said = this.#object(value)
    const text = (keyword: string) => (typeof said[keyword] === 'string' ? said[keyword] : '')
    return { name: text('name'), in: text('in'), schema: schemaOf(said), examples: this.#examplesOf(said) }
  }

  #answerOf(value: unknown): Answer {
    const said = this.#object(value)
    const headers = Object.entries(this.#object(said['headers'])).map(([name, one]) => {
      const header = this.#object(one)
      const required = header['required'] === true
      return [
        name.toLowerCase(),
        { required, schema: schemaOf(header), examples: this.#examplesOf(header) },
      ] as const
    })
    return { content: this.#contentOf(said), headers: new Map(headers) }
  }

  #contentOf(said: Record<string, unknown>): ReadonlyMap<string, Content> {
    return new Map(
      Object.entries(this.#object(said['content'])).map(([type, one]) => {
        const media = this.#object(one)
        return [type, { schema: schemaOf(media), examples: this.#examplesOf(media) }]
      }),
    )
  }

  #examplesOf(said: Record<string, unknown>): Examples {
    const named = Object.entries(this.#object(said['examples'])).flatMap(([name, one]) => {
      const example = this.#object(one)
      return Object.hasOwn(example, 'value') ? [[name, example['value']] as const] : []
    })
    return new Map(said['example'] === undefined ? named : [...named, ['example', said['example']]])
  }

  /** An object, or what a reference to one leads to; empty where there is none. */
  #object(value: unknown): Record<string, unknown> {
    if (!isObject(value)) return {}
    const reference = value['$ref']
    return typeof reference === 'string' ? this.#object(targetOf(this.#root, reference)) : value
  }
}

const schemaOf = (said: Record<string, unknown>): Schema => {
  const schema = said['schema']
  return isSchema(schema) ? schema : true
}
