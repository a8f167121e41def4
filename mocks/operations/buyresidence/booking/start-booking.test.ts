import { expect, test } from 'vitest'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { bookingClient, homesForSale } from '#tests/support/clients/booking-client.ts'

type Mock = ReturnType<typeof bookingClient>

const home = ({ world }: Mock, at = 0) => required(homesForSale(world())[at], 'home')

const second = {
  firstName: 'Sara',
  lastName: 'Wiklund',
  ssn: '19870416-2390',
  email: 'sara.wiklund@example.com',
  phoneNumber: '070-1740698',
  address: 'Rörstigen 8',
  postalCode: '169 58',
  city: 'Solna',
}

const first = {
  ...second,
  firstName: 'Jonas',
  ssn: '19880902-2398',
  email: 'jonas.wiklund@example.com',
}

async function starting(more: object) {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  await jonas.hold(home(mock))
  return jonas.start(home(mock), more)
}

test.each([
  [
    'the same number',
    'F-137, V-052',
    { ssn: '880902-2398' },
    'uniqueSocial',
    '/buyers/1/ssn',
    'uniqueSocial',
  ],
  [
    'the same e-mail',
    'F-137, V-053',
    { email: 'Jonas.Wiklund@example.com' },
    'uniqueEmail',
    '/buyers/1/email',
    'uniqueEmail',
  ],
  [
    'an e-mail in use',
    'V-054',
    { email: 'viggo.jarvinen@example.com' },
    'emailInUse',
    '/buyers/1/email',
    'emailInUse',
  ],
  [
    'a wrong control digit',
    'G-059',
    { ssn: '19870416-2391' },
    'unprocessable',
    '/buyers/1/ssn',
    'pnrControl',
  ],
])('a second buyer with %s is refused [%s]', async (_, _ids, wrong, code, pointer, rule) => {
  const spare = { ...second, ssn: '19990125-2396', email: 'sara@example.com' }
  const { status, body } = await starting({ buyers: [first, { ...spare, ...wrong }] })
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { code, errors: [{ in: 'body', pointer, code: rule }] },
  })
})

test('a down payment below 15 percent is refused with the least amount [F-138, V-055, K-069, X-081]', async () => {
  const mock = bookingClient()
  const least = Math.ceil((home(mock).price ?? 0) * 0.15)
  const low = await starting({ financing: { downPayment: least - 1, loan: 0 } })
  expect(low).toMatchObject({
    status: 422,
    body: {
      code: 'downPaymentTooLow',
      errors: [{ pointer: '/financing/downPayment', code: 'downPaymentTooLow', limit: least }],
    },
  })
  const rest = (home(mock).price ?? 0) - least
  expect((await starting({ financing: { downPayment: least, loan: rest } })).status).toBe(200)
})

test('money and a loan that fall short of the price are refused with the price', async () => {
  const mock = bookingClient()
  const { price = 0 } = home(mock)
  const short = await starting({ financing: { downPayment: price - 2, loan: 1 } })
  expect(short).toMatchObject({
    status: 422,
    body: {
      code: 'unprocessable',
      errors: [{ pointer: '/financing/loan', code: 'priceSumToLow', limit: price }],
    },
  })
  expect((await starting({ financing: { downPayment: price - 1, loan: 1 } })).status).toBe(200)
})

test('more money than the home costs is refused with the most [V-056, G-058, X-082]', async () => {
  const mock = bookingClient()
  const { totalPrice = 0 } = home(mock)
  expect(await starting({ financing: { downPayment: totalPrice, loan: 1 } })).toMatchObject({
    status: 422,
    body: { code: 'priceSumToHigh', errors: [{ pointer: '/financing/loan', limit: totalPrice }] },
  })
  expect((await starting({ financing: { downPayment: totalPrice, loan: 0 } })).status).toBe(200)
})

test('only who is logged in can be the first buyer, and a child is no buyer [V-057, X-080]', async () => {
  const child = { ...second, ssn: '20190101-2391', email: 'tilde.norling@example.com' }
  expect(
    await starting({ buyers: [{ ...second, ssn: '19990125-2396', email: 'e@example.com' }] }),
  ).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/buyers/0/ssn', code: 'userssnnomatch' }] },
  })
  expect(await starting({ buyers: [first, child] })).toMatchObject({
    status: 403,
    body: { code: 'cannotBook' },
  })
})

test('a site asks for what its variant has steps for [E-076, E-077, E-078]', async () => {
  const mock = bookingClient()
  const needs = async (personaId: string, stageId: string, without: object) => {
    const buyer = await mock.buyer(personaId)
    const wanted = required(homesForSale(mock.world(), stageId)[0], stageId)
    await buyer.hold(wanted)
    const { status, body } = await buyer.start(wanted, without)
    return (body as { errors?: { pointer: string }[] }).errors?.[0]?.pointer ?? status
  }
  expect(await needs('jonas', 'stage-strandangen', { financing: undefined, accomodation: undefined })).toBe(
    200,
  )
  expect(await needs('henning', 'stage-seilloftet', { financing: undefined })).toBe('/financing')
  expect(await needs('vaino', 'stage-kalliorannan-aallotar', { accomodation: undefined })).toBe(
    '/accomodation',
  )
})

test('a home must be held to be booked: the hold may be over, somebody else may have it [X-024]', async () => {
  const mock = bookingClient()
  const [jonas, viggo] = [await mock.buyer('jonas'), await mock.buyer('viggo')]
  expect(await jonas.start(home(mock))).toMatchObject({ status: 410, body: { code: 'holdExpired' } })
  await jonas.hold(home(mock))
  expect(await viggo.start(home(mock))).toMatchObject({
    status: 409,
    body: { code: 'purchaseObjectError' },
  })
  mock.advance(1801)
  expect(await jonas.start(home(mock))).toMatchObject({ status: 410, body: { code: 'holdExpired' } })
})

test('a booking that is not signed gives way to a new start, a signed one does not', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  const { bookingId } = await jonas.prepare(home(mock))
  expect((await jonas.start(home(mock), { buyers: [{ ...first, city: 'Gävle' }] })).status).toBe(200)
  expect((await jonas.status(bookingId)).body).toMatchObject({ status: 'cancelled' })

  await jonas.prepareSigned(home(mock))
  expect(await jonas.start(home(mock))).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await jonas.hold(home(mock, 1))).status).toBe(403)
})

test('a start that says the same again begins no other booking, also with two buyers [C-080, S-075]', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  await jonas.hold(home(mock))
  const partner = { ...second, ssn: '19990125-2396', email: 'sara@example.com' }
  const { status, body } = await jonas.start(home(mock), { buyers: [first, partner] })
  expect(status).toBe(200)
  mock.advance(10)
  const again = await jonas.start(home(mock), { buyers: [first, { ...partner, ssn: '990125-2396' }] })
  expect(again.body).toEqual(body)
  const alone = await jonas.start(home(mock), { buyers: [first] })
  expect(alone.status).toBe(200)
  expect(alone.body).not.toEqual(body)
})

test('who shares a browser with a buyer does not take over the booking', async () => {
  const mock = bookingClient()
  const [jonas, viggo] = [await mock.buyer('jonas'), await mock.buyer('viggo')]
  await jonas.prepare(home(mock))
  for (const [name, value] of jonas.cookies) viggo.cookies.set(name, value)
  expect(await viggo.start(home(mock))).toMatchObject({
    status: 409,
    body: { code: 'purchaseObjectError' },
  })
})

test('a home of another site, an unknown one and a board are refused', async () => {
  const mock = bookingClient()
  const jonas = await mock.buyer('jonas')
  await jonas.hold(home(mock))
  expect(await jonas.start(home(mock), { siteId: 6 })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/siteId' }] },
  })
  expect((await jonas.start(home(mock), { objectId: 'home-9' })).status).toBe(404)
  jonas.token = await mock.world().tokens.issue({ userId: 'user-jonas', kind: 'board', bankId: true })
  expect((await jonas.start(home(mock))).status).toBe(403)
})
