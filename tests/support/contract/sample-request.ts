import type { OpenApiDocument, Parameter, PlacedOperation, Schema } from '#scripts/generate/document.ts'
import { follow } from '#scripts/generate/document.ts'

export type SampleRequest = {
  method: string
  path: Record<string, string>
  query: Record<string, string>
  headers: Record<string, string>
  /** By content type; undefined when the operation takes no body. */
  body: { type: string; value: unknown } | undefined
}

/** A value that a schema admits, taken from its examples, enumeration, default or bounds. */
function sampleOf(document: OpenApiDocument, schema: Schema): unknown {
  const {
    examples,
    enum: values,
    default: preset,
    const: constant,
    type,
    minimum,
  } = follow<Schema>(document, schema)
  if (Array.isArray(examples)) return examples[0]
  if (Array.isArray(values)) return values[0]
  if (constant !== undefined) return constant
  if (preset !== undefined) return preset
  if (type === 'integer' || type === 'number') return minimum ?? 1
  if (type === 'boolean') return true
  return 'a'
}

/** A request that the contract admits, built from its examples. */
export function sampleRequest(document: OpenApiDocument, placed: PlacedOperation): SampleRequest {
  const text = (where: Parameter['in']) =>
    Object.fromEntries(
      placed.parameters
        .filter((one) => one.in === where && one.required)
        .map((one) => [one.name, String(sampleOf(document, one.schema))]),
    )
  return {
    method: placed.method,
    path: text('path'),
    query: text('query'),
    headers: text('header'),
    body: bodyOf(document, placed),
  }
}

function bodyOf(document: OpenApiDocument, { operation }: PlacedOperation): SampleRequest['body'] {
  if (!operation.requestBody) return undefined
  type Body = { content: Record<string, { examples?: Record<string, { value?: unknown }> }> }
  const [[type, media] = ['application/json', {}]] = Object.entries(
    follow<Body>(document, operation.requestBody).content,
  )
  return { type, value: Object.values(media.examples ?? {})[0]?.value ?? {} }
}

/** The address of a request below the server's root. */
export function addressOf(template: string, { path, query }: Pick<SampleRequest, 'path' | 'query'>): string {
  const filled = template.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(path[name] ?? ''),
  )
  const search = new URLSearchParams(query).toString()
  return search ? `${filled}?${search}` : filled
}

/** The body as fetch takes it: JSON text, or a form of either kind with one part a value. */
export function encode(body: { type: string; value: unknown }): BodyInit {
  if (body.type === 'application/x-www-form-urlencoded')
    return new URLSearchParams(body.value as Record<string, string>).toString()
  if (body.type !== 'multipart/form-data') return JSON.stringify(body.value)
  const form = new FormData()
  for (const [name, value] of Object.entries(body.value as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, String(one))
  }
  return form
}
