import { expect, test } from 'vitest'
import { caseClient, residentReport } from './case-client.test-support.ts'

test('in Norway the Norwegian variant, and through a Norwegian site only [S-067, E-088]', async () => {
  const { as } = caseClient()
  const henning = await as('henning')
  const foreign = { status: 422, body: { errors: [{ in: 'body', pointer: '/site' }] } }
  expect(await henning.close('case-310022', 'Jmse')).toMatchObject(foreign)
  expect(await henning.close('case-310022', 'Jmoy')).toMatchObject(foreign)
  expect((await henning.close('case-310022', 'Jmno')).status).toBe(204)
  expect((await henning.read('case-310022')).body.caseStatusId).toBe(42)
})

test('a Norwegian fault is registered and executed in Norwegian statuses [E-064]', async () => {
  const { as, advance } = caseClient()
  const henning = await as('henning')
  const [home] = (await henning.get<{ id: string; propertyId: string }[]>('customer/get_agreements')).body
  const { body } = await henning.report({
    ...residentReport,
    siteId: '5',
    propertyId: home?.propertyId ?? '',
    objectId: home?.id ?? '',
  })
  const statusAfter = async (days: number) => {
    advance(days)
    await henning.logInAgain()
    return (await henning.read(body.id)).body.caseStatusId
  }
  expect(await statusAfter(0)).toBe(2)
  expect((await henning.read(body.id)).body).toMatchObject({
    caseTypeName: 'Reklamasjon',
    roomName: 'Soverom 1',
  })
  const later: number[] = []
  for (let step = 0; step < 30; step++) later.push(await statusAfter(2))
  expect(later).toContain(26)
  expect(later.at(-1)).toBe(40)
})
