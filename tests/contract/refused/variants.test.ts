import { expect, test } from 'vitest'
import { controlClient } from '#tests/support/clients/control-client.ts'

type Refusal = { errors: { pointer: string; code: string }[] }

async function refusalOf(geoSearch: unknown) {
  const { call } = controlClient()
  const body = { siteId: 1, geoSearch }
  const answer = await call<Refusal>('POST', '/residence/search_object', { body })
  return [answer.status, ...answer.body.errors.map(({ pointer, code }) => `${pointer} ${code}`)]
}

const point = { lat: 59.3, lng: 18 }

test('of a body in one of several shapes only what is wrong in the shape that it names is told', async () => {
  expect(await refusalOf({ kind: 'polygon', points: [point, point] })).toEqual([
    400,
    '/geoSearch/points minItems',
  ])
  expect(await refusalOf({ kind: 'circle', center: point })).toEqual([400, '/geoSearch/radius required'])
  expect(await refusalOf({ kind: 'star' })).toEqual([400, '/geoSearch discriminator'])
  expect(await refusalOf('Nacka')).toEqual([400, '/geoSearch type'])
})
