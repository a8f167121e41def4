import { expect, test } from 'vitest'
import { loginClient, numbers } from '#tests/support/clients/login-client.ts'

test('who approves in the app is logged in and known by name [C-002, C-003, C-004]', async () => {
  const { start, poll, approve, user } = loginClient()
  const started = await start()
  expect(started.status).toBe(200)
  expect(started.body).toMatchObject({ flow: 'app', session: started.body.session })
  const { session } = started.body
  expect((await poll(session)).body).toMatchObject({ status: 'Pending', result: 'Pending' })
  approve(session, numbers.amira)
  const { body, headers } = await poll(session)
  expect(body).toMatchObject({ status: 'ok', result: 'Ok' })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(await user(body.token)).toMatchObject({
    status: 200,
    body: { firstName: 'Amira', lastName: 'Nordin', isBoardMember: false, token: { expired: false } },
  })
})

test('while nobody has the app open, each second brings another QR text, the first one with the start', async () => {
  const { start, poll, advance, world } = loginClient()
  const { session, qrData, expiresAt } = (await start()).body
  const seen = [qrData]
  for (let second = 1; second <= 3; second++) {
    advance(1)
    const { body } = await poll(session)
    expect(body).toMatchObject({ hintCode: 'outstandingTransaction', expiresAt })
    seen.push((body as unknown as { qrData: string }).qrData)
  }
  expect(seen.map((text) => text.split('.')[2])).toEqual(['0', '1', '2', '3'])
  expect(new Set(seen.map((text) => text.split('.')[3])).size).toBe(4)
  expect(Date.parse(expiresAt)).toBe(world().clock.now() - 3000 + 180_000)
})

test('once the app has the order there is nothing to scan, and the wait is for the code of the person', async () => {
  const { start, poll, world, orderOf } = loginClient()
  const { session } = (await start()).body
  world().eid.scan(orderOf(session))
  const { body } = await poll(session)
  expect(body).toMatchObject({ status: 'Pending', result: 'Pending', hintCode: 'userSign' })
  expect(body).not.toHaveProperty('qrData')
  expect(body).not.toHaveProperty('autoStartToken')
})

test('a login that is not scanned goes on under a new start token, and gives up after three minutes', async () => {
  const { start, poll, advance } = loginClient()
  const { session, qrData } = (await start()).body
  advance(31)
  const { body } = await poll(session)
  expect(body.status).toBe('Pending')
  expect((body as unknown as { qrData: string }).qrData.split('.')[1]).not.toBe(qrData.split('.')[1])
  advance(150)
  expect((await poll(session)).body).toEqual({
    status: 'error',
    result: 'Error',
    hintCode: 'startFailed',
    errorCode: 'timeout',
  })
})

test('somebody who comes back from the app can fetch the outcome for three minutes, and not later', async () => {
  const { start, poll, approve, advance } = loginClient()
  const { session } = (await start()).body
  approve(session, numbers.amira)
  expect((await poll(session)).body.result).toBe('Ok')
  advance(180)
  expect((await poll(session)).body.result).toBe('Ok')
  advance(1)
  expect(await poll(session)).toMatchObject({ status: 410, body: { code: 'gone' } })
})

test('a session that nobody started, or that was started for something else, is not known', async () => {
  const { start, poll, approve, world } = loginClient()
  expect(await poll('ses-1')).toMatchObject({ status: 404, body: { code: 'notFound' } })
  const board = (await start({ loginType: 'board' })).body.session
  approve(board, numbers.karin)
  expect((await poll(board)).status).toBe(404)
  const { session } = world().eid.start({
    idType: 'bank_id',
    flow: 'sign',
    siteKey: 'Jmse',
    returnUrl: 'http://localhost:5173/boka/',
    device: 'computer',
  })
  approve(session, numbers.amira)
  expect((await poll(session)).status).toBe(404)
})

test('a purchase that waits comes with the login, which is none the less a login [X-011]', async () => {
  const { logIn, user } = loginClient()
  const reply = await logIn(numbers.linnea)
  expect(reply).toMatchObject({
    status: 'ok',
    result: 'HasOngoingBusiness',
    ongoingBusiness: { siteId: 1, objectId: 'home-bryggvakten-a-1302', bookingId: 'book-linnea' },
  })
  expect((await user(reply.token)).body.firstName).toBe('Linnea')
})

test('the first login by e-ID makes the account of somebody who was known as a buyer only', async () => {
  const { logIn, user, start, approve, poll } = loginClient()
  const { session } = (await start()).body
  approve(session, numbers.ylva)
  await poll(session)
  const first = await user((await poll(session)).body.token)
  expect(first.body).toMatchObject({ hasAccount: true, firstSsnLogin: true })
  const second = await user((await logIn(numbers.ylva)).token)
  expect(second.body).toMatchObject({ hasAccount: true, firstSsnLogin: false })
})

test('the world remembers who logged in last', async () => {
  const { logIn, world } = loginClient()
  await logIn(numbers.amira)
  expect(world().data.personaId).toBe('amira')
  await logIn(numbers.karin, 'board')
  expect(world().data.personaId).toBe('karin')
})

test('a poll counts as writing when the login has moved on, not while it waits', async () => {
  const { start, poll, approve, advance, world } = loginClient()
  const { session } = (await start()).body
  const polled = async () => {
    const { revision } = world().data
    await poll(session)
    return world().data.revision - revision
  }
  expect(await polled()).toBe(0)
  advance(31)
  expect(await polled()).toBe(1)
  expect(await polled()).toBe(0)
  approve(session, numbers.amira)
  expect(await polled()).toBe(1)
})
