import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenApiDocument, operationsOf } from '../generate/document.ts'
import { generatedDir, root, services } from '../generate/paths.ts'
import { calledOperations } from './portal-calls.ts'

/** The operations of all contracts that the code of the portal calls; its tests and the demonstration are no part of it. */
export function portalOperations(): Set<string> {
  const operations = services().flatMap((service) => {
    const document = JSON.parse(
      readFileSync(join(generatedDir, service, 'openapi.json'), 'utf8'),
    ) as OpenApiDocument
    return operationsOf(document).map(({ operation: { operationId }, method, path }) => ({
      operationId,
      method,
      path,
    }))
  })
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/^src\/demo\/|\.test(-support)?\.tsx?$/.test(file),
  )
  const sources = files.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  return calledOperations(operations, sources)
}
