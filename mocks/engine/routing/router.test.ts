import { expect, test } from 'vitest'
import type { CompiledOperation } from '../contract.ts'
import { routerOf } from './router.ts'

const operation = (operationId: string, method: string, path: string, multiSegment = false) => ({
  operation: {
    operationId,
    method,
    path,
    multiSegment,
    security: 'none',
    parameters: [],
    validateParameters: null,
    body: null,
    responses: {},
  } satisfies CompiledOperation,
})

const router = routerOf([
  operation('getHome', 'GET', '/homes/{id}'),
  operation('changeHome', 'PATCH', '/homes/{id}'),
  operation('findHomes', 'GET', '/homes/search'),
  operation('getRoom', 'GET', '/homes/{id}/rooms/{room}'),
  operation('getStart', 'GET', '/GetViewModel'),
  operation('getPage', 'GET', '/{pagePath}/GetViewModel', true),
])

function found(method: string, path: string) {
  const match = router.find(method, path)
  return match && [match.entry.operation.operationId, match.path]
}

test('an address finds its operation and the values in it, decoded', () => {
  expect(found('GET', '/homes/a-1001')).toEqual(['getHome', { id: 'a-1001' }])
  expect(found('GET', '/homes/f%C3%B6l%20id/rooms/1')).toEqual(['getRoom', { id: 'föl id', room: '1' }])
  expect(found('GET', '/homes/a%2Fb')).toEqual(['getHome', { id: 'a/b' }])
})

test('a written address goes before one with a value in its place', () => {
  expect(found('GET', '/homes/search')).toEqual(['findHomes', {}])
})

test('one address answers each method with an operation of its own', () => {
  expect(found('PATCH', '/homes/1')).toEqual(['changeHome', { id: '1' }])
  expect(found('DELETE', '/homes/1')).toBeUndefined()
})

test('where the contract allows it, a value goes over any number of slashes', () => {
  expect(found('GET', '/en/GetViewModel')).toEqual(['getPage', { pagePath: 'en' }])
  expect(found('GET', '/mina-sidor/%C3%A4renden/GetViewModel')).toEqual([
    'getPage',
    { pagePath: 'mina-sidor/ärenden' },
  ])
  expect(found('GET', '/homes/1/GetViewModel')).toEqual(['getPage', { pagePath: 'homes/1' }])
  expect(found('GET', '/a/b/c/d/e/GetViewModel')).toEqual(['getPage', { pagePath: 'a/b/c/d/e' }])
  expect(found('GET', '/GetViewModel')).toEqual(['getStart', {}])
})

test('a value over slashes may have two of them in a row, so that a page which no one has is told so', () => {
  expect(found('GET', '/bostader//nacka/GetViewModel')).toEqual(['getPage', { pagePath: 'bostader//nacka' }])
  expect(router.methodsOf('/bostader//nacka/GetViewModel')).toEqual(['GET', 'HEAD', 'OPTIONS'])
  expect(router.methodsOf('/homes//rooms/1')).toEqual([])
})

test('a value over slashes ends where the contract says, and everywhere else it does not', () => {
  expect(found('GET', '/mina-sidor/GetViewModel/more')).toBeUndefined()
  expect(found('GET', '/homes/1/rooms')).toBeUndefined()
})

test('an address that nobody can decode is told from one that nobody has', () => {
  for (const value of ['%E0%A4%A', '%zz', '%', 'a%00b'])
    expect(found('GET', `/homes/${value}`)).toEqual(['getHome', undefined])
  expect(router.find('GET', '/elsewhere/%zz')).toBeUndefined()
})

test('an address tells its methods, whatever was asked', () => {
  expect(router.methodsOf('/homes/1')).toEqual(['GET', 'PATCH', 'HEAD', 'OPTIONS'])
  expect(router.methodsOf('/mina-sidor/arenden/GetViewModel')).toEqual(['GET', 'HEAD', 'OPTIONS'])
  expect(router.methodsOf('/homes')).toEqual([])
})
