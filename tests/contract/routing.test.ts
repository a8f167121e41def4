import { expect, test } from 'vitest'
import type { CompiledOperation } from '#mocks/engine/contract.ts'
import { routerOf } from '#mocks/engine/routing/router.ts'
import { type OpenApiDocument, follow, operationsOf } from '#scripts/generate/document.ts'
import { documentOf, routesOf, serviceNames } from '#tests/support/contract/contracts.ts'

const compiled = (await Promise.all(serviceNames.map(routesOf))).flat()
const router = routerOf(compiled.map((operation) => ({ operation })))

/** The values that path parameters are limited to, such as the three e-ID types, by `<operationId>.<name>`. */
const limited = new Map(serviceNames.flatMap((service) => limitsIn(documentOf(service) as OpenApiDocument)))

test.each(compiled)('$operationId is found under each path made from its own', (operation) => {
  for (const { path, values } of samplesOf(operation)) {
    const match = router.find(operation.method, path)
    expect({ path, found: match?.entry.operation.operationId, values: match?.path }).toEqual({
      path,
      found: operation.operationId,
      values,
    })
  }
})

test('parameters that are limited to some values are tried with each of them', () => {
  expect(limited.get('startLogin.idType')).toEqual(['bank_id', 'signicat', 'eident'])
  expect(limited.get('getNotifications.siteKey')).toHaveLength(7)
})

test('a path that no contract has is nobody’s, and a known one only under its methods', () => {
  expect(router.find('GET', '/assets/main.js')).toBeUndefined()
  expect(router.find('GET', '/sok-bostad/')).toBeUndefined()
  expect(router.find('GET', '/sok-bostad/GetViewModel/more')).toBeUndefined()
  expect(router.find('DELETE', '/account_service/user')).toBeUndefined()
  expect(router.methodsOf('/account_service/user')).toContain('GET')
  expect(router.find('GET', '/case_management/case/%E0%A4%A')).toMatchObject({ path: undefined })
})

test('the page of an address is everything before GetViewModel, whatever else it resembles', () => {
  for (const pagePath of ['sok-bostad', 'mina-sidor/arenden', 'residence/search/by_ids', 'textsearch']) {
    const match = router.find('GET', `/${pagePath}/GetViewModel`)
    expect([match?.entry.operation.operationId, match?.path]).toEqual(['getViewModel', { pagePath }])
  }
})

/** A path for each value of the limited parameters; the other parameters get values that need decoding as well. */
function samplesOf({ operationId, path, multiSegment }: CompiledOperation) {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const free = multiSegment ? ['en', 'mina-sidor/ärenden'] : ['a-1001', 'föl id', '1']
  const choices = (name: string) => limited.get(`${operationId}.${name}`) ?? free
  const combinations = names.reduce<Record<string, string>[]>(
    (found, name) => found.flatMap((one) => choices(name).map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
  const encoded = (value = '') => value.split('/').map(encodeURIComponent).join('/')
  return combinations.map((values) => ({
    values,
    path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(values[name])),
  }))
}

function limitsIn(document: OpenApiDocument): [string, string[]][] {
  return operationsOf(document).flatMap(({ operation, parameters }) =>
    parameters.flatMap(({ in: location, name, schema }): [string, string[]][] => {
      const values = follow(document, schema)['enum']
      const limits = location === 'path' && Array.isArray(values)
      return limits ? [[`${operation.operationId}.${name}`, values.map(String)]] : []
    }),
  )
}
