import { expect, test } from 'vitest'
import type { components as content } from '#gen/content/types.ts'
import type { components } from '#gen/mock_control/types.ts'
import { type Buyer, bookingClient } from '#tests/support/clients/booking-client.ts'
import { createBackend } from '../backend.ts'
import { required } from '../catalogue/lib/index-by-id.ts'
import {
  type Round,
  boardReport,
  caseClient,
  fileOf,
  residentReport,
} from '../operations/case_management/case-client.test-support.ts'
import { freeHomeId } from '../scenarios/bookings/booking-states.ts'
import { sheets } from './sheets.ts'

type Documents = { content: content['schemas']['MyDocumentsContent'] }
type Payments = { content: content['schemas']['PaymentsContent'] }
type Lesson = components['schemas']['Lesson']

const freeHomePage = '/bostader/nacka/ekbacken/brf-strandangen/c-1103/GetViewModel'
const vipHomePage = '/bostader/nacka/ekbacken/brf-strandangen/c-1502/GetViewModel'

/** A learner at a sheet that has just begun. */
async function learnerOf(sheetId: string) {
  const backend = createBackend({ onViolation: 'fail' })
  const mock = bookingClient(backend)
  const cases = caseClient({ backend })
  await mock.call('POST', `/__mock/sheets/${sheetId}/start`)
  const world = mock.world()
  const persona = required(world.data.personaId ?? undefined, 'persona')
  const learner = await mock.buyer(persona)
  const good = async <T>(answer: Promise<{ status: number; body: T }>): Promise<T> => {
    const { status, body } = await answer
    expect(status).toBeLessThan(400)
    return body
  }
  const home = (id: string) => required(mock.world().catalogue.home(id), id)
  const booking = () => required(mock.world().bookings.ofUser(learner.userId)[0], 'booking')
  const settleLast = async () => {
    const [payment] = await mock.payments()
    await good(mock.settle(payment?.paymentId ?? '', { outcome: 'paid' }))
  }
  /** Whoever holds the phone says yes to what was asked last. */
  const approve = async () => {
    const [order] = mock.world().eid.list()
    await good(
      mock.call('POST', `/__mock/eid/orders/${order?.orderRef}/approve`, { body: { personaId: persona } }),
    )
  }
  return { ...mock, cases, persona, learner, good, home, booking, settleLast, approve }
}

type Learner = Awaited<ReturnType<typeof learnerOf>>

async function payBooking({ learner, good, booking, settleLast, advance }: Learner, way: 'svea' | 'nordea') {
  const { id, contractId, homeId } = booking()
  const number = await good(learner.paymentNumber({ contractId }))
  await good(learner.pay(way, { contractId, objectId: homeId }, { number }))
  if (way === 'svea') await settleLast()
  advance(10)
  await good(learner.complete((await learner.status(id)).body))
}

async function sign(learner: Buyer, { good, approve }: Learner, contractId: string, objectId: string) {
  await good(learner.sign({ contractId, objectId }))
  await approve()
}

/** What the portal calls as a learner takes each step of a sheet. */
const plays: Readonly<Record<string, (at: Learner) => Promise<void>>> = {
  'find-a-home': async ({ learner, good }) => {
    await good(learner.post('/residence/search_object', { siteId: 1 }))
    await good(learner.get(freeHomePage))
    await good(learner.post('/account_service/user/favorites', { objectId: freeHomeId }))
    const search = { name: 'Nacka', url: '/sok-bostad/nacka/', filter: {}, siteId: 1 }
    await good(learner.post('/account_service/user/savedsearches', search))
  },
  'book-a-home': async (at) => {
    const signed = await at.learner.prepareSigned(at.home(freeHomeId))
    expect(signed.status).toBe('signed')
    await payBooking(at, 'svea')
  },
  'pay-the-fee': (at) => payBooking(at, 'svea'),
  'withdraw-a-booking': async ({ learner, good, booking }) => {
    await good(learner.get('/mina-sidor/GetViewModel'))
    await good(learner.withdraw({ bookingId: booking().id }))
    await good(learner.get(freeHomePage))
  },
  'report-a-fault': async ({ cases, persona, good }) => {
    const person = await cases.as(persona)
    await good(person.get('assets/room-bedroom-1'))
    const { id } = await good(person.report({ ...residentReport, files: [fileOf()] }))
    await good(person.read(id))
  },
  'answer-an-errand': async ({ cases, persona, good }) => {
    const person = await cases.as(persona)
    const errands = await person.list()
    const waiting = required(
      errands.find(({ caseStatusId }) => caseStatusId === 24),
      'errand that waits',
    )
    await good(person.read(waiting.id))
    await good(person.complete(waiting.id, { description: 'Det gäller även hallen.' }))
  },
  'board-errands': async ({ cases, persona, good }) => {
    const board = await cases.as(persona, 'association-almvalvet')
    const [errand] = await board.list()
    await good(board.read(errand?.id ?? ''))
    const [round] = await good(board.get<Round[]>('rounds'))
    await good(board.get(`rounds/${round?.id}`))
    await good(board.report(boardReport))
  },
  'join-vip': async ({ learner, good }) => {
    await good(learner.get('/mina-sidor/vip/GetViewModel'))
    await good(learner.post('/account_service/update/vipmembership', { siteId: 1, campaignCode: 'VAR2026' }))
    await good(learner.get(vipHomePage))
  },
  'pay-vip-fee': async ({ learner, good, settleLast }) => {
    const { content } = await good(learner.get<Payments>('/mina-sidor/betalningar/GetViewModel'))
    const fee = required(
      content.payments.find(({ status }) => status === 'NotPaid'),
      'fee',
    )
    const PaymentNumber = await good(learner.paymentNumber({ contractId: fee.id }))
    const card = { ContractId: fee.id, UserIds: [learner.userId], PaymentNumber }
    await good(learner.post('/api/buyresidence/startsveapayment', card))
    await settleLast()
    await good(learner.get(vipHomePage))
  },
  'sign-documents': async (at) => {
    const { content } = await at.good(at.learner.get<Documents>('/mina-sidor/mina-avtal/GetViewModel'))
    const waiting = content.documents.filter(({ status }) => status === 'pending')
    for (const { id, objectId } of waiting) await sign(at.learner, at, id, objectId ?? '')
  },
  'financing-in-norway': async (at) => {
    const { learner, world, good, approve } = at
    const homeId = required(
      world().catalogue.homes.find(({ id }) => world().bookings.ownHold(id, learner)),
      'home',
    )
    const status = await learner.prepare(homeId)
    await good(learner.sign(status, 'no.localhost:5173'))
    await approve()
    const [order] = world().eid.list()
    const answer = { code: order?.code, environment: 'test', session: order?.session }
    await good(learner.post('/account_service/booking/eident/status', answer))
  },
  'pay-by-bank-in-finland': (at) => payBooking(at, 'nordea'),
}

test.each(Object.keys(sheets))('%s is played to its end, and each step is ticked', async (sheetId) => {
  const at = await learnerOf(sheetId)
  await required(plays[sheetId], sheetId)(at)
  const { body } = await at.call<Lesson>('GET', '/__mock/lesson')
  expect(body.sheet?.steps.filter(({ doneAt }) => doneAt === null)).toEqual([])
})
