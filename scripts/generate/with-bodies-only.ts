import type { OpenApiDocument, ResponseObject } from './document.ts'
import { follow, operationsOf } from './document.ts'

/**
 * Takes out, in place, an empty success that stands beside one with a body: @hey-api/openapi-ts makes one schema of all
 * successes, and an empty one would turn it into `unknown`, which admits everything.
 */
export function withBodiesOnly(spec: object): void {
  const document = spec as OpenApiDocument
  for (const { operation } of operationsOf(document)) {
    const answers = Object.entries(operation.responses)
    const hasBody = ([, one]: [string, ResponseObject]) =>
      follow<ResponseObject>(document, one).content !== undefined
    if (!answers.some((entry) => entry[0].startsWith('2') && hasBody(entry))) continue
    const kept = answers.filter((entry) => !entry[0].startsWith('2') || hasBody(entry))
    operation.responses = Object.fromEntries(kept)
  }
}
