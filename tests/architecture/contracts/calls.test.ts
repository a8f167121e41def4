import { describe, expect, test } from 'vitest'
import { readRequirements } from '#scripts/trace/requirements.ts'
import { allOperations } from './all-operations.ts'

type Call = { id: string; operationId: string; service: string; method: string; path: string }

const requirements = readRequirements()

const calls = [...requirements.flatMap(statedCall), ...requirements.flatMap(impliedCall)]

/** Table C has a column for the method and one for the path, with a remark behind some paths. */
function statedCall({ id, table, cells }: (typeof requirements)[number]): Call[] {
  if (table !== 'C') return []
  const [path = ''] = (cells['Path'] ?? '').split(' ')
  return [{ ...named(cells), id, method: cells['Method'] ?? '', path: path.replace(/^(?!\/)/, '/') }]
}

/** Table CI has both in one sentence, and a row may have two such calls; rows without an operationId need none. */
function impliedCall({ id, table, cells }: (typeof requirements)[number]): Call[] {
  if (table !== 'CI') return []
  const said = (cells['Proposed call (ASSUMED)'] ?? '').matchAll(
    /(?<=^|; A: )(GET|POST|PUT|PATCH|DELETE) (\/\S+)/g,
  )
  const { operationId, service } = named(cells)
  const ids = operationId.split(', ')
  return [...said].map(([, method = '', path = ''], at) => ({
    id,
    operationId: ids[at] ?? '',
    service,
    method,
    path,
  }))
}

function named(cells: Record<string, string>) {
  return { operationId: cells['operationId'] ?? '', service: cells['Contract'] ?? '' }
}

/** Two paths are the same when they differ in nothing but the names of their parameters. */
const shape = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')

test('the tables name 104 calls, and nine features of which each has a call of its own', () => {
  expect(calls.filter(({ id }) => id.startsWith('C-'))).toHaveLength(104)
  const implied = requirements.filter(({ table, cells }) => table === 'CI' && cells['operationId'] !== '–')
  expect([...new Set(calls.filter(({ id }) => id.startsWith('CI-')).map(({ id }) => id))]).toEqual(
    implied.map(({ id }) => id),
  )
})

describe('a contract has the call that the requirements name', () => {
  test.each(calls)('$id $method $path', ({ id, operationId, service, method, path }) => {
    const found = allOperations.find((one) => one.operation.operationId === operationId)
    expect(found, `${operationId} in the contracts`).toBeDefined()
    expect(found).toMatchObject({ service, method })
    expect(shape(found?.path ?? '')).toBe(shape(path))
    expect(found?.operation['x-requirement']).toContain(id)
  })
})
