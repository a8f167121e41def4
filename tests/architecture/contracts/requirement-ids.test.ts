import { expect, test } from 'vitest'
import { readRequirements } from '#scripts/trace/requirements.ts'
import { allOperations, documents } from './all-operations.ts'

const known = new Set(readRequirements().map(({ id }) => id))

test('each operation says which requirements it comes from', () => {
  const silent = allOperations.filter(({ operation }) => !operation['x-requirement']?.length)
  expect(silent.map(({ operation }) => operation.operationId)).toEqual([])
})

test('each requirement that a contract names exists', () => {
  const named = documents.flatMap(({ service, document }) => namedIn(document).map((id) => ({ service, id })))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ id }) => !known.has(id))).toEqual([])
})

function namedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'x-requirement' ? [inner].flat().map(String) : namedIn(inner),
  )
}
