import { type OpenApiDocument, type Schema, follow } from './document.ts'

type Variant = { written: Schema; meant: Schema }

/**
 * A `oneOf` whose objects are told apart by a constant, as Ajv checks it best: by that constant it takes one variant, and
 * what is wrong is told of this one alone. A schema that is none of these is returned as it is.
 */
export function withTag(schema: Schema, document: OpenApiDocument): Schema {
  const { oneOf, ...rest } = schema as { oneOf?: Schema[]; allOf?: Schema[]; discriminator?: object }
  if (!Array.isArray(oneOf) || rest.discriminator) return schema
  const variants = oneOf.map((written): Variant => ({ written, meant: follow(document, written) }))
  const objects = variants.filter(({ meant }) => meant['type'] === 'object')
  const others = variants.filter(({ meant }) => meant['type'] !== 'object')
  const propertyName = tagOf(objects.map(({ meant }) => meant))
  if (propertyName === undefined || !others.every(({ meant }) => isNoObject(meant))) return schema
  const chosen = { oneOf: objects.map(({ written }) => written), discriminator: { propertyName } }
  if (others.length === 0) return { ...rest, ...chosen }
  const isObject = {
    if: { type: 'object' },
    // the discriminator has to stand beside what it chooses from, in a schema of objects
    // oxlint-disable-next-line unicorn/no-thenable
    then: { type: 'object', ...chosen },
    else: others.length === 1 ? others[0]?.written : { oneOf: others.map(({ written }) => written) },
  }
  return { ...rest, allOf: [...(rest.allOf ?? []), isObject] }
}

/** The property that each object has to have, with a constant of its own. */
function tagOf(objects: readonly Schema[]): string | undefined {
  const [first] = objects
  if (!first || objects.length < 2) return undefined
  return Object.keys(propertiesOf(first)).find((name) => {
    const values = objects.map((one) =>
      requires(one, name) ? propertiesOf(one)[name]?.['const'] : undefined,
    )
    return values.every((value) => typeof value === 'string') && new Set(values).size === values.length
  })
}

const propertiesOf = (schema: Schema) => (schema['properties'] ?? {}) as Record<string, Schema>

const requires = (schema: Schema, name: string) =>
  Array.isArray(schema['required']) && schema['required'].includes(name)

function isNoObject({ type }: Schema): boolean {
  const types = Array.isArray(type) ? type : [type]
  return types.every((one) => typeof one === 'string' && one !== 'object')
}
