import { expect, test } from 'vitest'
import { calledOperations } from './portal-calls.ts'

const operations = [
  { operationId: 'getCase', method: 'GET', path: '/cases/{id}' },
  { operationId: 'updateCase', method: 'PUT', path: '/cases/{id}' },
  { operationId: 'getCases', method: 'GET', path: '/cases' },
  { operationId: 'closeCase', method: 'POST', path: '/cases/{id}/close' },
]
const called = (text: string) => [...calledOperations(operations, [{ file: 'src/api/a.ts', text }])]

test('the portal calls what it imports from the generated calls', () => {
  expect(called(`import { getCase as read } from '#gen/cases/calls/get-case.ts'`)).toEqual(['getCase'])
  expect(called(`import { getGetCasesQueryOptions } from '#gen/cases/calls/get-cases.ts'`)).toEqual([
    'getCases',
  ])
  expect(called(`import { getCloseCaseMutationOptions } from '#gen/cases/calls/close-case.ts'`)).toEqual([
    'closeCase',
  ])
  expect(called(`import { getGetCaseUrl } from '#gen/cases/calls/get-case.ts'`)).toEqual(['getCase'])
})

test('neither the key of a cache, nor a type, nor a comment calls anything', () => {
  expect(called(`import { getGetCaseQueryKey } from '#gen/cases/calls/get-case.ts'`)).toEqual([])
  expect(called(`import type { getCase } from '#gen/cases/model.ts'`)).toEqual([])
  expect(called('// see /cases/{id}/close and `/cases`')).toEqual([])
})

test('a path that the portal writes itself is a call of that path and no other', () => {
  expect(called('fetch(`${base()}/cases/${id}/close?now=${now}`)')).toEqual(['closeCase'])
  expect(called(`send('/cases')`)).toEqual(['getCases'])
  expect(called(`send('/casesof')`)).toEqual([])
})

test('a path that a client is asked for is a call by its method alone', () => {
  expect(called(`client.GET('/cases/{id}', { params })`)).toEqual(['getCase'])
  expect(called(`client.PUT('/cases/{id}', { params })`)).toEqual(['updateCase'])
})
