import { expect, test } from 'vitest'
import { calledOperations } from './portal-calls.ts'

const operations = [
  { operationId: 'getCase', path: '/cases/{id}' },
  { operationId: 'getCases', path: '/cases' },
  { operationId: 'closeCase', path: '/cases/{id}/close' },
]
const called = (text: string) => [...calledOperations(operations, [{ file: 'src/api/a.ts', text }])]

test('the portal calls what it imports from the generated calls', () => {
  expect(called(`import { getCase } from '#gen/cases/hooks.ts'`)).toEqual(['getCase'])
  expect(called(`import { useGetCases, getCase as read } from '#gen/cases/hooks.ts'`)).toEqual([
    'getCase',
    'getCases',
  ])
  expect(called(`import { getGetCaseUrl } from '#gen/cases/hooks.ts'`)).toEqual(['getCase'])
})

test('neither the key of a cache, nor a type, nor a comment calls anything', () => {
  expect(called(`import { getGetCaseQueryKey } from '#gen/cases/hooks.ts'`)).toEqual([])
  expect(called(`import type { getCase } from '#gen/cases/model.ts'`)).toEqual([])
  expect(called('// see /cases/{id}/close and `/cases`')).toEqual([])
})

test('a path that the portal writes itself is a call of that path and no other', () => {
  expect(called('fetch(`${base()}/cases/${id}/close?now=${now}`)')).toEqual(['closeCase'])
  expect(called(`send('/cases')`)).toEqual(['getCases'])
  expect(called(`send('/casesof')`)).toEqual([])
})
