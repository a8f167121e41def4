import { joinDocuments } from '#mocks/joined-contract.ts'
import type { OpenApiDocument } from '#scripts/generate/document.ts'
import { documentOf, serviceNames } from '../../support/contract/contracts.ts'
import type { RecordedCase } from './cases.ts'

type Content = Record<string, { example?: unknown; examples?: unknown }>
type Paths = Record<string, Record<string, { responses: Record<string, { content?: Content }> }>>

/**
 * All contracts of the product as one document for the peers. They answer from examples, so the measured calls get what
 * the mock answered as their example: the same bytes for everybody.
 */
export function peerDocument(cases: RecordedCase[]): string {
  const documents = Object.fromEntries(
    serviceNames
      .filter((name) => name !== 'mock_control')
      .map((name) => [name, documentOf(name) as unknown as OpenApiDocument]),
  )
  const joined = joinDocuments(documents, 'Product', '1.0.0') as { paths: Paths }
  for (const { requests } of cases) {
    for (const { method, path, answer } of requests) {
      const content = contentOf(joined.paths, method.toLowerCase(), path)
      if (!content) continue
      delete content.examples
      content.example ??= JSON.parse(answer) as unknown
    }
  }
  return JSON.stringify(joined)
}

function contentOf(paths: Paths, method: string, address: string): Content[string] | undefined {
  const found = Object.entries(paths).find(
    ([path, calls]) =>
      method in calls && new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address),
  )
  return found?.[1][method]?.responses['200']?.content?.['application/json']
}
