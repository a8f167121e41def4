import { type OpenApiDocument, type PlacedOperation, operationsOf } from '#scripts/generate/document.ts'
import { documentOf, serviceNames } from '#tests/support/contract/contracts.ts'

export const documents = serviceNames.map((service) => ({
  service,
  document: documentOf(service) as OpenApiDocument,
}))

/** Every operation of every contract. */
export const allOperations: (PlacedOperation & { service: string; document: OpenApiDocument })[] =
  documents.flatMap(({ service, document }) =>
    operationsOf(document).map((placed) => ({ service, document, ...placed })),
  )
