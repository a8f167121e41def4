import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { bookingClient, homesForSale } from '#tests/support/clients/booking-client.ts'
import { controlClient } from '#tests/support/clients/control-client.ts'
import { type Backend, type BackendOptions, createBackend } from '../backend.ts'
import { required } from '../catalogue/lib/index-by-id.ts'
import { services } from '../contracts.ts'
import { WebIncoming } from '../engine/request/incoming.ts'
import { type Outgoing, responseOf } from '../engine/answer/outgoing.ts'
import type { World } from '../state/world.ts'
import { Answers } from './answers.ts'
import { recordInto } from './recorder.ts'
import { replayOf } from './replay.ts'

const folder = mkdtempSync(join(tmpdir(), 'mock-recording-'))
const firstHome = (world: World) => required(homesForSale(world)[0], 'home for sale')

afterAll(() => rmSync(folder, { recursive: true }))

const unexpected = (error: unknown) => {
  throw error
}

/** A mock whose calls are recorded, as tests call it. */
function recorded(file: string, options: Partial<BackendOptions> = {}) {
  const backend = createBackend({ onViolation: 'fail', ...options })
  const recording = recordInto(file, backend, unexpected)
  const handle: Backend['handle'] = async (request, given) => {
    const answer = await recording.answer(new WebIncoming(request), given)
    return answer && responseOf(answer)
  }
  return { backend: { ...backend, handle }, close: recording.close }
}

const returnUrl = 'http://localhost:5173/logga-in/?type=login'

test('a recorded login and booking hold nothing that somebody could log in with, or that says who it was', async () => {
  const file = join(folder, 'booking.har')
  const { backend, close } = recorded(file)
  const mock = bookingClient(backend)
  const { eid } = mock.world()
  const number = mock.world().catalogue.persona('jonas')?.logins.eid?.personalNumber ?? ''
  const body = { returnUrl, environment: 'development' }
  const { body: started } = await mock.call<{ session: string; qrData: string; autoStartToken: string }>(
    'POST',
    '/account_service/login/bank_id/start',
    { body },
  )
  const order = eid.bySession(started.session)
  if (order) eid.approve(order, number)
  const status = `/account_service/login/bank_id/status/${started.session}`
  const { body: login } = await mock.call<{ token: string }>('GET', status)
  const buyer = await mock.buyer('jonas')
  buyer.token = login.token
  const ready = await buyer.prepareSigned(firstHome(mock.world()))
  const { body: user } = await buyer.get<{ email: string; phoneNumber: string }>('/account_service/user')
  expect(ready.status).toBe('signed')
  const cookies = [...buyer.cookies.values()]
  await close()

  const text = readFileSync(file, 'utf8')
  expect(text).toContain('/api/buyresidence/startbookingasync')
  expect(text).toContain(String.raw`\"firstName\":\"Jonas\"`)
  const { session, qrData, autoStartToken } = started
  const secrets = [
    number,
    number.replace('-', ''),
    number.slice(2),
    login.token,
    session,
    qrData,
    autoStartToken,
  ]
  for (const secret of [...secrets, user.email, user.phoneNumber, ...cookies]) {
    expect(secret).toMatch(/.{4}/)
    expect(text).not.toContain(secret)
  }
})

test('what was asked several times is answered in its order, and the log says from which entry', async () => {
  const file = join(folder, 'polls.har')
  const { backend, close } = recorded(file)
  const mock = bookingClient(backend)
  const home = firstHome(mock.world())
  const buyer = await mock.buyer('jonas')
  await buyer.hold(home)
  const { body } = await buyer.start(home)
  const before = [await buyer.status(body.id)]
  mock.advance(10)
  before.push(await buyer.status(body.id))
  await close()

  const { elsewhere, size } = await replayOf(file, services)
  expect(size).toBe(4)
  const { call } = controlClient({ replay: elsewhere })
  const path = `/api/buyresidence/getbookingstatus/${body.id}`
  const statuses = []
  for (let at = 0; at < 3; at++) statuses.push((await call('GET', path, { token: buyer.token ?? '' })).status)
  expect(statuses).toEqual([202, 200, 200])
  expect((await call('GET', '/api/system/navigation/get')).status).toBe(200)
  const { body: log } = await call<{ entries: { source?: string }[] }>('GET', '/__mock/log')
  expect(log.entries.map(({ source }) => source)).toEqual([
    'replay polls.har entry 3',
    'replay polls.har entry 4',
    'replay polls.har entry 4',
    undefined,
  ])
  expect(before.map(({ status }) => status)).toEqual([202, 200])
})

test('what is answered after the end of a recording is left out of it', async () => {
  const file = join(folder, 'ended.har')
  const slow = Promise.withResolvers<Outgoing>()
  const recording = recordInto(file, { answer: () => slow.promise, missed: () => {} }, unexpected)
  const answering = recording.answer(
    new WebIncoming(new Request('http://localhost/api/system/navigation/get')),
  )
  await recording.close()
  slow.resolve({ status: 200, headers: {}, body: '{}' })
  expect((await answering)?.status).toBe(200)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ log: { entries: [] } })
})

test('a file that cannot be written is told of once, and calls are answered', async () => {
  const told: unknown[] = []
  const answer = async (): Promise<Outgoing> => ({ status: 200, headers: {}, body: '{}' })
  const recording = recordInto(folder, { answer, missed: () => {} }, (error) => told.push(error))
  const request = () => new WebIncoming(new Request('http://localhost/api/system/navigation/get'))
  expect((await recording.answer(request()))?.status).toBe(200)
  expect((await recording.answer(request()))?.status).toBe(200)
  await recording.close().catch(() => undefined)
  expect(told).toHaveLength(1)
})

test('no answer comes before the change that had come before it, and none from before one that was made', () => {
  const answers = new Answers()
  const add = (source: string, after: number) => answers.add({ answer: { answer: undefined, source }, after })
  add('waiting', 1)
  add('signed', 1)
  add('signed again', 1)
  add('done', 2)
  const take = (changes: number) => answers.take(changes)?.answer.source
  expect([1, 1, 1, 1, 2, 2].map(take)).toEqual([
    'waiting',
    'signed',
    'signed again',
    'signed again',
    'done',
    'done',
  ])
  const fewer = new Answers()
  fewer.add({ answer: { answer: undefined, source: 'waiting' }, after: 1 })
  fewer.add({ answer: { answer: undefined, source: 'done' }, after: 2 })
  expect(fewer.take(2)?.answer.source).toBe('done')
  expect(fewer.take(0)?.answer.source).toBe('waiting')
})
