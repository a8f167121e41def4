import {
  type OpenApiDocument,
  type ResponseObject,
  follow,
  operationsOf,
} from '#scripts/generate/document.ts'

/** An error as a contract shows it. */
export type ErrorExample = { name: string; declared: number; problem: Problem }

type Problem = { type: string; title: string; status: number; code: string }

const problemType = 'application/problem+json'

/** The errors that an operation shows. */
export function errorsOf(document: OpenApiDocument, operationId: string): ErrorExample[] {
  const found = operationsOf(document).find(({ operation }) => operation.operationId === operationId)
  return Object.entries(found?.operation.responses ?? {}).flatMap(([status, declared]) => {
    const { content = {} } = follow<ResponseObject>(document, declared)
    return Object.entries(content[problemType]?.examples ?? {}).map(([name, example]) => ({
      name,
      declared: Number(status),
      problem: follow<{ value?: unknown }>(document, example).value as Problem,
    }))
  })
}
