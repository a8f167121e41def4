import { expect, test } from 'vitest'
import { accountClient } from '#tests/support/clients/account-client.ts'

const visitor = {
  firstName: 'Joel',
  lastName: 'Åkerlund',
  email: 'joel.akerlund@example.com',
  phoneNumber: '070-1740651',
}

function opened() {
  const client = accountClient()
  const stages = client.world().catalogue.stages.filter(({ site }) => site === 'Jmse')
  const all = stages.flatMap(({ showings }) => showings)
  const showing = all.find(({ bookable }) => bookable)
  const closed = all.find(({ bookable }) => !bookable)
  if (!showing || !closed) throw new Error('no showings')
  const sign = (body: object, token?: string) =>
    client.call('POST', '/account_service/showings', { body, ...(token ? { token } : {}) })
  return { ...client, showing, closed, sign }
}

test('who is logged in signs up and finds the viewing in the account [CI-010, N-011]', async () => {
  const { sign, showing, user, tokenFor, mails } = opened()
  const token = await tokenFor('jonas')
  expect(await sign({ showingId: showing.id }, token)).toMatchObject({
    status: 201,
    body: { showingId: showing.id },
  })
  const { start, end, description } = showing
  const known = { showingId: showing.id, start, end, description }
  expect((await user(token)).body.showings).toMatchObject([known])
  expect(mails()).toMatchObject([{ to: 'jonas.wiklund@example.com' }])
  expect(mails()[0]?.text).toContain(showing.description)
})

test('signing up twice takes one place and sends one mail', async () => {
  const { sign, showing, world, mails } = opened()
  const before = world().showings.placesLeft(showing.id)
  await sign({ showingId: showing.id, ...visitor })
  expect((await sign({ showingId: showing.id, ...visitor, email: 'JOEL.akerlund@example.com' })).status).toBe(
    201,
  )
  expect(world().showings.placesLeft(showing.id)).toBe(before - 1)
  expect(mails()).toHaveLength(1)
})

test('a visitor says who comes [V-001, V-002, V-004]', async () => {
  const { sign, showing } = opened()
  expect(await sign({ showingId: showing.id, firstName: 'Joel' })).toMatchObject({
    status: 422,
    body: {
      errors: ['/lastName', '/email', '/phoneNumber'].map((pointer) => ({ pointer, code: 'required' })),
    },
  })
})

test('a viewing is full when every place is taken, but not for who has one', async () => {
  const { sign, showing, world } = opened()
  const places = world().showings.placesLeft(showing.id)
  expect(places).toBeGreaterThan(0)
  for (let guest = 0; guest < places; guest++) {
    const email = `guest-${guest}@example.com`
    expect((await sign({ showingId: showing.id, ...visitor, email })).status).toBe(201)
  }
  const late = await sign({ showingId: showing.id, ...visitor })
  expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await sign({ showingId: showing.id, ...visitor, email: 'guest-0@example.com' })).status).toBe(201)
})

test('a viewing that is over is gone', async () => {
  const { sign, showing, world } = opened()
  const body = { showingId: showing.id, ...visitor }
  world().clock.set({ now: Date.parse(showing.end) - 1000 })
  expect((await sign(body)).status).toBe(201)
  world().clock.set({ now: Date.parse(showing.end) })
  expect(await sign(body)).toMatchObject({ status: 410, body: { code: 'gone' } })
})

test('an unknown viewing, and one that takes no registrations, are refused', async () => {
  const { sign, closed } = opened()
  for (const showingId of ['showing-nowhere', closed.id]) {
    expect(await sign({ showingId, ...visitor })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: '/showingId', code: 'invalidInput' }] },
    })
  }
})

test('who acts for an association is a visitor here', async () => {
  const { sign, showing, tokenFor } = opened()
  const token = await tokenFor('karin', 'board', 'association-almvalvet')
  expect((await sign({ showingId: showing.id }, token)).status).toBe(422)
  expect((await sign({ showingId: showing.id, ...visitor }, token)).status).toBe(201)
})
