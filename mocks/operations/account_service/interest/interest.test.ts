import { expect, test } from 'vitest'
import { accountClient } from '#tests/support/clients/account-client.ts'

const person = {
  siteId: 1,
  firstName: 'Joel',
  lastName: 'Åkerlund',
  email: 'joel.akerlund@example.com',
  phoneNumber: '070-1740651',
  terms: true,
}

function opened() {
  const client = accountClient()
  const [stage] = client.world().catalogue.site('Jmse').stages
  const [home] = stage ? client.world().catalogue.homesOfStage(stage.id) : []
  if (!stage || !home) throw new Error('nothing to be interested in')
  const sign = (changes: object = {}, token?: string) =>
    client.call('POST', '/account_service/interest', {
      body: { ...person, stageId: stage.id, ...changes },
      ...(token ? { token } : {}),
    })
  return { ...client, stage, home, sign }
}

test('a visitor’s interest is kept with the address, and confirmed by mail [CI-006]', async () => {
  const { sign, stage, world, mails } = opened()
  expect(await sign({ rooms: { min: 2, max: 4 } })).toMatchObject({
    status: 201,
    body: { stageId: stage.id },
  })
  await sign()
  expect(world().data.saved.leads).toMatchObject([{ stageId: stage.id, email: person.email }])
  expect(mails()[0]).toMatchObject({ to: person.email, siteKey: 'Jmse' })
  expect(mails()[0]?.subject).toContain(stage.name)
})

test('who is logged in finds the interest in the account, once [N-009]', async () => {
  const { sign, stage, home, user, tokenFor, world } = opened()
  const token = await tokenFor('tove')
  const both = { objectId: home.id, stageId: stage.id }
  expect((await sign({ objectId: home.id }, token)).body).toEqual(both)
  await sign({ objectId: home.id }, token)
  await sign({}, token)
  expect((await user(token)).body.interests).toEqual([{ stageId: stage.id }, both])
  expect(world().data.saved.leads).toEqual([])
})

test('what names nothing, and a range that ends before it begins, are refused [V-008]', async () => {
  const { sign, world } = opened()
  const other = world().catalogue.site('Jmno').homes[0]?.id
  const refused = async (changes: object) => (await sign(changes)).body as { errors: { pointer: string }[] }
  expect((await refused({ stageId: 'stage-nowhere' })).errors[0]?.pointer).toBe('/stageId')
  expect((await refused({ objectId: other })).errors[0]?.pointer).toBe('/objectId')
  expect((await refused({ rooms: { min: 4, max: 2 } })).errors[0]?.pointer).toBe('/rooms/max')
})

test('without the terms, or with rooms that are no number, nothing is signed up [V-008, V-009, F-150]', async () => {
  const { sign } = opened()
  const places = async (changes: object) => {
    const { status, body } = await sign(changes)
    expect(status).toBe(400)
    return (body as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer)
  }
  expect(await places({ terms: false })).toEqual(['/terms'])
  expect(await places({ rooms: { min: 'två', max: 3 } })).toEqual(['/rooms/min'])
})
