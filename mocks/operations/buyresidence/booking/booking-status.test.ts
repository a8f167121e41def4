import { expect, test } from 'vitest'
import type { components } from '#gen/buyresidence/types.ts'
import { addDays } from '../../../catalogue/dates.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { bookingClient, homesForSale } from '#tests/support/clients/booking-client.ts'

type Document = components['schemas']['BookingDocument']
type Mock = ReturnType<typeof bookingClient>

const home = ({ world }: Mock, stage?: string) => required(homesForSale(world(), stage)[0], 'home')
const documents = (id: string) => `/api/buyresidence/getbookingdocuments/${id}`
const textOf = (document: Document | undefined) =>
  (document?.sections ?? []).flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n')

test('a booking is prepared step by step, and 202 says to ask again [S-076, K-070, F-136]', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  await jonas.hold(home(mock))
  const { id } = (await jonas.start(home(mock))).body
  const bookingId = id.replace('start', 'book')
  const counts: number[] = []
  for (const seconds of [0, 2, 3]) {
    mock.advance(seconds)
    expect((await jonas.status(id)).status).toBe(202)
    counts.push((await jonas.get<Document[]>(documents(bookingId))).body.length)
  }
  mock.advance(2)
  expect((await jonas.status(id)).status).toBe(200)
  counts.push((await jonas.get<Document[]>(documents(bookingId))).body.length)
  // the agreement is made last, when its documents are there
  expect(counts).toEqual([0, 0, 3, 4])
})

test('the agreement states the real figures in the language of the site, and hides the personal number', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const wanted = home(mock)
  const { bookingId } = await jonas.prepare(wanted)
  const all = (await jonas.get<Document[]>(documents(bookingId))).body
  expect(all.map(({ name, status }) => [name, status])).toEqual([
    ['Bofakta', 'pending'],
    ['Planritning', 'pending'],
    ['Kostnadskalkyl', 'pending'],
    ['Bokningsavtal', 'pending'],
  ])
  const text = textOf(all.at(-1)).replaceAll('\u{a0}', ' ')
  const price = new Intl.NumberFormat('sv-SE').format(wanted.price ?? 0).replaceAll('\u{a0}', ' ')
  expect(text).toContain(`Priset är ${price} kr`)
  expect(text).toContain('Jonas Wiklund, 19880902-****')
  expect(text).toContain(`Brf Strandängen, ${wanted.objectNumber}`)
  expect(text).toContain('25 000 kr')
  expect(text).not.toContain('2398')
})

test.each([
  ['henning', 'stage-seilloftet', 'Reservasjonsavtale', 'Angrerett'],
  ['vaino', 'stage-kalliorannan-aallotar', 'Varaussopimus', 'Peruutusoikeus'],
])('%s reads the agreement in the own language', async (personaId, stage, name, heading) => {
  const mock = bookingClient()
  const buyer = await mock.buyer(personaId)
  const { bookingId } = await buyer.prepare(home(mock, stage))
  const all = (await buyer.get<Document[]>(documents(bookingId))).body
  expect(all.at(-1)?.name).toBe(name)
  expect(textOf(all.at(-1))).toContain(heading)
})

test('what has been signed is done, with the time of the signature [E-063]', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const { bookingId } = await jonas.prepareSigned(home(mock))
  const all = (await jonas.get<Document[]>(documents(bookingId))).body
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['done']))
  expect(all.at(-1)?.signedAt).toBe(`${mock.world().data.today}T09:00:10.000Z`)
})

test('every document is a file that can be opened, and the plan a picture', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const { bookingId, objectId } = await jonas.prepare(home(mock))
  const all = (await jonas.get<Document[]>(documents(bookingId))).body
  for (const { url } of all) {
    const file = await jonas.get(url)
    expect([url, file.status, file.headers.get('content-type')]).toEqual([url, 200, 'application/pdf'])
  }
  const { floorPlan } = (
    await jonas.get<{ floorPlan: string }>(`/api/buyresidence/getbookingobjectinformation/${objectId}`)
  ).body
  expect((await jonas.get(floorPlan)).status).toBe(200)
})

test('a booking whose documents cannot be made fails, and a new start is possible', async () => {
  const mock = bookingClient()
  mock.world().bookings.behaviour.failsAt = 'documents'
  const jonas = await mock.buyer('jonas')
  const failed = await jonas.prepare(home(mock))
  expect(failed.status).toBe('failed')
  expect((await jonas.sign(failed)).status).toBe(409)
  delete mock.world().bookings.behaviour.failsAt
  expect((await jonas.prepare(home(mock))).status).toBe('readyToSign')
})

test('a hold that runs out takes the unsigned booking with it [X-024]', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const status = await jonas.prepare(home(mock))
  mock.advance(1800)
  expect(await jonas.status(status.bookingId)).toMatchObject({ status: 410, body: { code: 'holdExpired' } })
  expect((await jonas.sign(status)).status).toBe(410)
  expect((await jonas.complete(status)).status).toBe(410)
})

test('extending the hold extends the booking', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const { bookingId, expires } = await jonas.prepare(home(mock))
  mock.advance(600)
  expect((await jonas.hold(home(mock))).status).toBe(200)
  const later = (await jonas.status(bookingId)).body.expires
  expect(Date.parse(later ?? '') - Date.parse(expires ?? '')).toBe(610_000)
})

test('a booking is nobody else’s business', async () => {
  const mock = bookingClient()
  const [jonas, viggo] = [await mock.buyer('jonas'), await mock.buyer('viggo')]
  const status = await jonas.prepareSigned(home(mock))
  const { bookingId, contractId } = status
  expect((await viggo.status(bookingId)).status).toBe(403)
  expect((await viggo.get(documents(bookingId))).status).toBe(403)
  expect((await viggo.sign(status)).status).toBe(403)
  expect((await viggo.complete(status)).status).toBe(403)
  expect((await viggo.withdraw(status)).status).toBe(403)
  expect((await viggo.paymentNumber(status)).status).toBe(403)
  expect((await viggo.get(`/api/buyresidence/paymentstatus/${contractId}/pay-1001`)).status).toBe(403)
  expect((await viggo.status('book-0')).status).toBe(404)
})

test('object information follows the booking [F-143, N-061]', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const wanted = home(mock)
  const read = (path: string) =>
    jonas.get<components['schemas']['BookingObjectInformation']>(
      `/api/buyresidence/getbookingobjectinformation/${path}`,
    )
  expect((await read(wanted.id)).body).toMatchObject({
    bookingId: null,
    status: 'forSale',
    projectId: 'project-ekbacken',
    minDownPayment: Math.ceil((wanted.price ?? 0) * 0.15),
    bookingFee: 25_000,
  })
  const ready = home(mock, 'stage-vavnaden')
  // from booking to keys it takes 53 days at least
  expect((await read(ready.id)).body.inhabitDate).toBe(addDays(mock.world().data.today, 53))
  const { bookingId } = await jonas.prepare(wanted)
  expect((await read(`${wanted.id}/${bookingId}`)).body).toMatchObject({ bookingId, status: 'reserved' })
  expect((await read(`home-strandangen-c-1101/${bookingId}`)).status).toBe(404)
  expect((await read('home-0')).status).toBe(404)
})

test('the page of a home says that it is held or booked, and offers no booking then', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const wanted = home(mock)
  type Page = { content: { summary: { status: string }; clickToBuy: boolean } }
  const shown = async () => {
    const { content } = (await mock.call<Page>('GET', `${wanted.url}GetViewModel`)).body
    return [content.summary.status, content.clickToBuy]
  }
  expect(await shown()).toEqual(['forSale', true])
  const status = await jonas.prepareSigned(wanted)
  expect(await shown()).toEqual(['reserved', false])
  const { body: number } = await jonas.paymentNumber(status)
  await jonas.pay('swish', status, { number, phone: '070-1740605' })
  mock.advance(5)
  expect(await shown()).toEqual(['booked', false])
})

test('personas who are in the middle of a booking go on with it', async () => {
  const mock = bookingClient()
  const [linnea, alva, aino] = [
    await mock.buyer('linnea'),
    await mock.buyer('alva'),
    await mock.buyer('aino'),
  ]
  expect((await linnea.status('book-linnea')).body).toMatchObject({ status: 'readyToSign' })
  expect((await alva.status('book-alva')).body).toMatchObject({ status: 'signed' })
  const { objectId } = (await aino.get<{ objectId: string }>('/api/buyresidence/buyresidencecookie')).body
  const reserved = required(mock.world().catalogue.home(objectId), objectId)
  expect((await aino.start(reserved)).status).toBe(200)

  mock.advance(8 * 86_400)
  await Promise.all([linnea.renew(), alva.renew()])
  expect((await linnea.status('book-linnea')).status).toBe(410)
  expect(mock.world().accounts.byId('user-linnea')?.ongoingBusiness).toBeUndefined()
  expect((await alva.get<boolean>('/booking/is_bookable/home-bryggvakten-a-1302')).body).toBe(true)
})
