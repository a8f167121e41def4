import type { OpenApiDocument } from '../document.ts'
import { operationsOf } from '../document.ts'
import { sampleDocument } from './sample-document.ts'

/** The document of samples with a tag of its own for each operation: orval's mode `tags` writes a file for each tag. */
export function callDocument<Spec extends object>(spec: Spec): Spec {
  const copy = sampleDocument(spec)
  for (const { operation } of operationsOf(copy as unknown as OpenApiDocument))
    operation.tags = [operation.operationId]
  return copy
}
