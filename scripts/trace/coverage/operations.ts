import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenApiDocument, operationsOf } from '../../generate/document.ts'
import { generatedDir, services } from '../../generate/paths.ts'
import type { Requirement } from '../requirements.ts'

/** The operations by the requirements that they say they come from, and by the rows that name them. */
export function operationsById(requirements: readonly Requirement[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const note = (id: string, operationId: string) =>
    found.set(id, (found.get(id) ?? new Set()).add(operationId))
  const known = new Set<string>()
  // the desk of a demonstration is nothing that the documents know
  for (const service of services().filter((one) => one !== 'mock_control')) {
    const file = join(generatedDir, service, 'openapi.json')
    const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument
    for (const { operation } of operationsOf(document)) {
      known.add(operation.operationId)
      for (const id of operation['x-requirement'] ?? []) note(id, operation.operationId)
    }
  }
  for (const { id, cells } of requirements) {
    const named = cells['operationId']?.split(/\W+/) ?? []
    for (const operationId of named) if (known.has(operationId)) note(id, operationId)
  }
  return found
}
