import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { components } from '#gen/mock_control/types.ts'
import payment from '#src/features/payment/messages.sv.json' with { type: 'json' }
import booking from '#src/screens/booking/messages.sv.json' with { type: 'json' }
import { services } from '#mocks/contracts.ts'
import { knownPersonIn } from '#mocks/real/known-people.ts'
import { recordInto } from '#mocks/recording/recorder.ts'
import { replayOf } from '#mocks/recording/replay.ts'
import { hold, prepared, press, readOn, title } from '#tests/support/pages/booking.ts'
import { expect as usual, on, test } from '#tests/support/journey/journey.ts'
import { MockControl } from '#tests/support/clients/mock-control.ts'
import { type OwnMock, ownMock } from '#tests/support/servers/own-mock.ts'
import { filled, texts } from '#tests/support/texts/texts.ts'

const { MOCK_PORT = '4110' } = process.env

/** Half of the services, those that know what a person does. */
const real = ['account_service', 'buyresidence', 'booking', 'case_management', 'notification', 'insights']

/** Those without which there is no login and no booking. */
const bookingServices = new Set(['account_service', 'buyresidence', 'booking'])

test.slow()
// what is replayed takes as long as it took
const expect = usual.configure({ timeout: 40_000 })

/** Steers a world of a mock, the default one unless told; does nothing where there is none to steer. */
const controlOf = (mock: OwnMock | undefined, world = 'default') =>
  new MockControl(async ({ method, path, body }) => {
    if (!mock) return { status: 204, text: '' }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const headers = { 'content-type': 'application/json', 'x-world': world }
    const answer = await fetch(`http://127.0.0.1:${mock.port}/__mock${path}`, { method, headers, ...sent })
    return { status: answer.status, text: await answer.text() }
  }, false)

/** Logs in with BankID, and books a home as far as it is paid. */
async function book(page: Page, origin: string, mock?: OwnMock): Promise<void> {
  const control = controlOf(mock)
  // from a recording the answer may be there before anybody has seen what there was to scan
  const scanned = async (name: string) => {
    if (mock) await expect(page.getByRole('img', { name })).toBeVisible()
  }
  // the last thing that My Pages asks
  const settled = page.waitForResponse(/\/has_cases$/)
  await page.goto(`${origin}/logga-in/`)
  await page.getByRole('button', { name: texts.sv.login.eid.otherDevice }).click()
  await scanned(texts.sv.login.waiting.qr)
  await control.call('POST', '/clock/advance', { seconds: 10 })
  await expect(page).toHaveURL(/\/mina-sidor\//)
  await settled
  await page.goto(`${origin}/boka/?objectId=home-strandangen-c-1103`)
  await hold(page)
  await press(page, booking.next.documents)
  await prepared(page, control)
  await readOn(page, booking.next.sign)
  await expect(title(page, booking.sign.title)).toBeFocused()
  await press(page, filled(booking.sign.button, { amount: '25\u00a0000\u00a0kr' }))
  await control.call('POST', '/clock/advance', { seconds: 10 })
  await expect(title(page, payment.title)).toBeVisible()
  await press(page, payment.swish.submit)
  await scanned(payment.swish.qr)
  await control.call('POST', '/clock/advance', { seconds: 11 })
  await expect(title(page, 'Tack, bokningen är betald')).toBeVisible()
}

/** Sends what the page asks of the mock of all tests to another one. */
const askInstead = (page: Page, { port }: OwnMock) =>
  page.route(
    (url) => url.port === MOCK_PORT,
    (route) => {
      const url = new URL(route.request().url())
      url.port = String(port)
      return route.continue({ url: url.href })
    },
  )

const unexpected = (error: unknown) => {
  throw error
}

type Entry = components['schemas']['LogEntry']
const logOf = async (mock: OwnMock, world: string): Promise<Entry[]> =>
  (await controlOf(mock, world).call<{ entries: Entry[] }>('GET', '/log?limit=1000')).entries

test('a home is booked with half of the services real, recorded, and booked again from the recording with both off', async ({
  page,
  world,
  baseURL,
}) => {
  const { origin } = new URL(on('localhost', '/', baseURL))
  const file = test.info().outputPath('booking.har')
  const theirs = await ownMock()
  const people = [knownPersonIn('*=jonas')].flatMap((one) => one ?? [])
  const mixed = await ownMock({ people }, (backend) => recordInto(file, backend, unexpected))
  const control = controlOf(theirs)
  await control.apply('payment-paid')
  await control.call('PUT', '/eid/behaviour', { mode: 'auto', personaId: 'jonas', delaySeconds: 2 })
  for (const target of real)
    await controlOf(mixed).call('PUT', '/real', { target, url: `http://127.0.0.1:${theirs.port}` })
  await askInstead(page, mixed)
  await book(page, origin, theirs)
  const passed = await logOf(mixed, world)
  expect(passed.filter(({ verdict }) => verdict === 'responseViolation')).toEqual([])
  expect(new Set(passed.filter(({ source }) => source).map(({ service }) => service))).toContain(
    'buyresidence',
  )
  expect(passed.some(({ source, service }) => !source && service === 'content')).toBe(true)
  await mixed.close()
  await theirs.close()
  expect(readFileSync(file, 'utf8')).not.toMatch(/19?880902-?\d{4}|jonas\.wiklund/)

  await page.goto('about:blank')
  await page.context().clearCookies({ name: 'token' })
  await page.unrouteAll()
  const { elsewhere } = await replayOf(file, services)
  const again = await ownMock({ replay: elsewhere })
  await askInstead(page, again)
  await book(page, origin)
  // what a page asks besides, as it is left, it asks in one run and not in the other
  const booked = (await logOf(again, world)).filter(({ service }) => bookingServices.has(service ?? ''))
  expect(booked.length).toBeGreaterThan(10)
  expect(booked.filter(({ source }) => !source).map(({ path }) => path)).toEqual([])
  await again.close()
})
