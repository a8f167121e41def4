import { validate } from '@cfworker/json-schema'
import { unescapeStep, valueAt } from '../../../engine/json-pointer.ts'
import { type Schema, isObject, isSchema } from './schema.ts'

/** What a schema may hold that is data and no schema, and what says nothing about what it admits. */
const data = new Set(['example', 'examples', 'default', 'const', 'enum'])

type Lookup = NonNullable<Parameters<typeof validate>[3]>

/**
 * The schemas of one document: follows its references, and says whether a value keeps a schema. Nothing is compiled, so
 * it works where a page may not make code of text.
 */
export class SchemaBook {
  readonly #document: unknown
  readonly #lookup: Lookup = Object.create(null) as Lookup
  readonly #looked = new WeakSet<object>()

  /** @param document what `#/components/…` is looked for in */
  constructor(document: unknown) {
    this.#document = document
  }

  /** What a local reference leads to; undefined when that is no schema. */
  follow(reference: string): Schema | undefined {
    if (!reference.startsWith('#')) return undefined
    const at = targetOf(this.#document, reference)
    return isSchema(at) ? at : undefined
  }

  /** Whether a value keeps a schema. One whose references lead nowhere, or whose patterns are none, is kept by none. */
  keeps(schema: Schema, value: unknown): boolean {
    try {
      this.#lookUp(schema)
      return validate(value, schema, '2020-12', this.#lookup).valid
    } catch {
      return false
    }
  }

  /** Puts what a schema refers to where the validator looks for it, once. */
  #lookUp(within: unknown): void {
    if (typeof within !== 'object' || within === null || this.#looked.has(within)) return
    this.#looked.add(within)
    const reference = isObject(within) ? within['$ref'] : undefined
    if (typeof reference === 'string') {
      const target = this.follow(reference)
      if (target !== undefined) {
        this.#lookup[reference] = target
        this.#lookUp(target)
      }
    }
    for (const [keyword, inner] of Object.entries(within)) if (!data.has(keyword)) this.#lookUp(inner)
  }
}

/** What a local reference such as `#/components/schemas/Home` leads to. */
export function targetOf(root: unknown, reference: string): unknown {
  const steps = reference.split('/').slice(1)
  return valueAt(
    root,
    steps.map((step) => unescapeStep(decodeURIComponent(step))),
  )
}
