import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenApiDocument, operationsOf } from '../generate/document.ts'
import { generatedDir, root, services } from '../generate/paths.ts'
import { type Operation, type Source, calledOperations } from './portal-calls.ts'

/** The operations of all contracts that the code of the portal calls; its tests and the demonstration are no part of it. */
export const portalOperations = (): Set<string> => calledOperations(contractOperations(), portalSources())

/** The files of the portal that call an operation, by its id. */
export function portalCallers(): Map<string, string[]> {
  const operations = contractOperations()
  const callers = new Map<string, string[]>()
  for (const source of portalSources())
    for (const id of calledOperations(operations, [source]))
      callers.set(id, [...(callers.get(id) ?? []), source.file])
  return callers
}

/** Every operation of every contract. */
export const contractOperations = (): (Operation & { service: string })[] =>
  services().flatMap((service) => {
    const document = JSON.parse(
      readFileSync(join(generatedDir, service, 'openapi.json'), 'utf8'),
    ) as OpenApiDocument
    return operationsOf(document).map(({ operation: { operationId }, method, path }) => ({
      service,
      operationId,
      method,
      path,
    }))
  })

function portalSources(): Source[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/^src\/demo\/|\.test(-support)?\.tsx?$/.test(file))
  return files.toSorted().map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}
