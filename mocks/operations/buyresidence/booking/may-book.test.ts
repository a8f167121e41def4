import { expect, test } from 'vitest'
import { addDays } from '../../../catalogue/dates.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import type { Home } from '../../../catalogue/types.ts'
import { type Buyer, bookingClient, homesForSale } from '#tests/support/clients/booking-client.ts'

type Mock = ReturnType<typeof bookingClient>

const inStage = async (buyer: Buyer, stageId: string) =>
  (await buyer.get<boolean>(`/api/buyresidence/usercanbookinstage/${stageId}/${buyer.userId}`)).body
const inProject = async (buyer: Buyer, projectId: string) =>
  (await buyer.get<boolean>(`/api/buyresidence/usercanbookinproject/${projectId}/${buyer.userId}`)).body

const firstOf = ({ world }: Mock, stageId: string, status: Home['status']): Home =>
  required(
    world()
      .catalogue.homesOfStage(stageId)
      .find((home) => home.status === status),
    status,
  )

test('somebody of age with an e-ID may book where homes are for sale [F-134, P-028]', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  expect(await inStage(jonas, 'stage-strandangen')).toBe(true)
  expect(await inProject(jonas, 'project-ekbacken')).toBe(true)
})

test.each(['tilde', 'maria', 'petra'])(
  '%s may book as the register allows [X-080, V-057]',
  async (personaId) => {
    const mock = bookingClient()
    const buyer = await mock.buyer(personaId)
    // a child and somebody with a protected identity may not, an adult may
    const may = personaId === 'petra'
    expect(await inStage(buyer, 'stage-strandangen')).toBe(may)
    expect(await buyer.hold(firstOf(mock, 'stage-strandangen', 'forSale'))).toMatchObject(
      may ? { status: 200 } : { status: 403, body: { code: 'cannotBook' } },
    )
  },
)

test('of the deceased nobody may book [X-080]', async () => {
  const mock = bookingClient()
  expect(await inStage(await mock.buyer('axel'), 'stage-strandangen')).toBe(false)
})

test('in their window VIP homes are for VIP customers who have paid; later for nobody, then for everybody [P-028, X-080]', async () => {
  const mock = bookingClient()
  const stage = required(mock.world().catalogue.stage('stage-furuskar'), 'stage')
  const home = firstOf(mock, stage.id, 'preselling')
  const [viggo, saga, jonas] = [
    await mock.buyer('viggo'),
    await mock.buyer('saga'),
    await mock.buyer('jonas'),
  ]
  const all = async () => Promise.all([viggo, saga, jonas].map((buyer) => inStage(buyer, stage.id)))
  expect(await all()).toEqual([true, false, false])
  expect((await jonas.hold(home)).status).toBe(403)
  expect((await viggo.hold(home)).status).toBe(200)

  const later = async (time: number) => {
    mock.world().clock.freeze(time)
    await Promise.all([viggo, saga, jonas].map((buyer) => buyer.renew()))
    return all()
  }
  expect(await later(Date.parse(required(stage.vipEnd, 'vipEnd')) + 1)).toEqual([false, false, false])
  expect(await later(Date.parse(stage.salesStart))).toEqual([true, true, true])
})

test('a visitor can hold what is for sale to everybody, and not what is for VIP', async () => {
  const mock = bookingClient()
  const visitor = await mock.buyer()
  expect((await visitor.hold(firstOf(mock, 'stage-furuskar', 'preselling'))).status).toBe(403)
  expect((await visitor.hold(firstOf(mock, 'stage-strandangen', 'forSale'))).status).toBe(200)
})

test('nobody books in a stage that is planned, sold out or resold [P-028]', async () => {
  const mock = bookingClient()
  const viggo = await mock.buyer('viggo')
  const answers = ['stage-skeppsgavlarna', 'stage-almvalvet', 'stage-ankarspelet-1'].map((id) =>
    inStage(viggo, id),
  )
  expect(await Promise.all(answers)).toEqual([false, false, false])
})

test('what is sold is gone, and a showing apartment is not for sale', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const held = async (status: Home['status']) => {
    const { status: answered, body } = await jonas.post<{ code: string }>(
      `/api/buyresidence/buyresidencecookie/${firstOf(mock, 'stage-strandangen', status).id}`,
    )
    return [answered, body.code]
  }
  expect(await held('sold')).toEqual([409, 'purchaseObjectError'])
  expect(await held('booked')).toEqual([409, 'purchaseObjectError'])
  expect(await held('showingApartment')).toEqual([403, 'cannotBook'])
})

test('who is in the middle of a booking goes on with it, and begins no other [X-080]', async () => {
  const mock = bookingClient()
  const linnea = await mock.buyer('linnea')
  expect(await inStage(linnea, 'stage-bryggvakten')).toBe(true)
  expect(await inStage(linnea, 'stage-strandangen')).toBe(false)
  expect(await linnea.hold(required(homesForSale(mock.world())[0], 'home'))).toMatchObject({
    status: 403,
    body: { code: 'cannotBook' },
  })
})

test('nobody books two homes of a project, or three in all [P-028, X-080]', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const book = async (stageId: string) => {
    const [home] = homesForSale(mock.world(), stageId)
    const status = await jonas.prepareSigned(required(home, stageId))
    const { body: number } = await jonas.paymentNumber(status)
    await jonas.pay('swish', status, { number, phone: '070-1740605' })
    mock.advance(5)
    expect((await jonas.complete(status)).status).toBe(200)
  }
  await book('stage-strandangen')
  expect(await inProject(jonas, 'project-ekbacken')).toBe(false)
  expect(await inProject(jonas, 'project-alvkrok')).toBe(true)
  await book('stage-mastkorgen')
  expect(await inStage(jonas, 'stage-bryggvakten')).toBe(false)
})

test('nobody asks what another person, or a board, may do', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const ask = (path: string) => jonas.get(`/api/buyresidence/${path}`)
  expect((await ask('usercanbookinstage/stage-strandangen/user-viggo')).status).toBe(403)
  expect((await ask('usercanbookinproject/project-ekbacken/user-viggo')).status).toBe(403)
  expect((await ask('usercanbookinstage/stage-0/user-jonas')).status).toBe(404)
  expect((await ask('usercanbookinproject/project-0/user-jonas')).status).toBe(404)

  const principal = { userId: 'user-karin', kind: 'board', bankId: true } as const
  const token = await mock.world().tokens.issue({ ...principal, associationId: 'association-almvalvet' })
  const path = '/api/buyresidence/usercanbookinstage/stage-strandangen/user-karin'
  expect((await mock.call('GET', path, { token })).status).toBe(403)
})

test('VIP that has run out opens nothing any more', async () => {
  const mock = bookingClient()
  const { clock, data } = mock.world()
  clock.freeze(Date.parse(`${addDays(data.today, 10)}T09:00:00Z`))
  const viggo = await mock.buyer('viggo')
  expect(await inStage(viggo, 'stage-furuskar')).toBe(true)
  mock.world().accounts.change('user-viggo', {
    vipMemberships: [{ site: 'Jmse', from: '2020-01-01', to: data.today }],
  })
  expect(await inStage(viggo, 'stage-furuskar')).toBe(false)
})
