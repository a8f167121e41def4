import {
  type MediaType,
  type OpenApiDocument,
  type ResponseObject,
  type Schema,
  follow,
  operationsOf,
} from '../document.ts'

const maxArrayItems = 2
const maxCharacters = 40

/**
 * The document as orval gets it, so that its factories invent as much as they can, stay small and keep the contract:
 * - problem answers go: one hand-written shape serves them all (`src/api/errors.ts`, `mocks/engine/answer/problem.ts`);
 * - a response that comes in several media types keeps its first, for orval writes one factory per status;
 * - examples go, or every sample would be the same; only patterns and formats keep theirs, which orval can't invent;
 * - lists and texts get a bound that a person can read.
 */
export function sampleDocument<Spec extends object>(spec: Spec): Spec {
  const copy = sampled(spec) as OpenApiDocument
  for (const { operation } of operationsOf(copy)) {
    const kept = Object.entries(operation.responses).flatMap(([status, response]) => {
      const { content } = follow<ResponseObject>(copy, response)
      const [first] = Object.entries(content ?? {})
      if (first?.[0] === 'application/problem+json') return []
      const only = first && (Object.fromEntries([first]) as Record<string, MediaType>)
      return [[status, { ...follow<ResponseObject>(copy, response), ...(only ? { content: only } : {}) }]]
    })
    operation.responses = Object.fromEntries(kept) as Record<string, ResponseObject>
  }
  return copy as unknown as Spec
}

function sampled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sampled)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(
    ([key]) => key !== 'examples' || cannotBeInvented(value as Schema),
  )
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, bounded(value as Schema, key) ?? sampled(inner)]),
  )
}

const cannotBeInvented = (schema: Schema): boolean => 'pattern' in schema || 'format' in schema

function bounded(schema: Schema, key: string): number | undefined {
  const limit = schema[key]
  if (typeof limit !== 'number') return undefined
  if (key === 'maxItems') return Math.max(number(schema['minItems']), Math.min(limit, maxArrayItems))
  if (key === 'maxLength') return Math.max(number(schema['minLength']), Math.min(limit, maxCharacters))
  return undefined
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0)
