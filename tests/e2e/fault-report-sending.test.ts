import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import errandsSv from '#src/features/errands/messages.sv.json' with { type: 'json' }
import faultSv from '#src/features/fault-report/messages.sv.json' with { type: 'json' }
import { Report, keepsAll, toSummary } from '#tests/support/fault-report.ts'
import { expect, test } from '#tests/support/journey.ts'
import { filled } from '#tests/support/texts.ts'

test.use({ viewport: { width: 390, height: 844 } })
// from the terms to the summary, and further
test.slow()

/** A network over which so many bytes go a second, until it is cut or as fast as ever. */
async function slowNetwork(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const set = (uploadThroughput: number, offline = false) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await set(bytesPerSecond)
  return { cut: () => set(bytesPerSecond, true), restore: () => set(-1) }
}

/** A server that takes so many bytes of what it is sent, and no more until the connections are cut. */
async function halfwayHouse(bytes: number) {
  const server = createServer((request) => {
    let taken = 0
    request.on('data', (chunk: Buffer) => {
      taken += chunk.length
      if (taken >= bytes) request.pause()
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    cut: () => server.closeAllConnections(),
    close: () => void server.close(),
  }
}

test('a report that is too large, refused or broken off leaves everything there, and one pressed twice is sent once [F-119, F-121, S-051, X-050, X-051]', async ({
  page,
  journey,
  mock,
}) => {
  await journey({ persona: 'amira', path: '/#open-case' })
  const report = new Report(page)
  await toSummary(report)
  const submit = report.dialog.getByRole('button', { name: faultSv.button.submit })
  for (const [rule, message] of [
    [{ status: 413 }, faultSv.refusal.filesTooLarge],
    [{ status: 429 }, faultSv.refusal.general],
    [{ status: 401 }, faultSv.refusal.loggedOut],
    [{ drop: true }, faultSv.refusal.offline],
  ] as const) {
    // until it is cleared: a browser itself tries again where a connection ends without a word
    await mock.fault({ operationId: 'createCustomerCase', ...rule })
    await submit.click()
    await expect(report.dialog.getByRole('alert')).toContainText(message)
    await keepsAll(report)
    await report.isClean()
    await mock.clearFaults()
  }
  // the phone is changed from the summary, and on file before the report is sent
  await report.dialog
    .getByRole('button', { name: filled(faultSv.review.changePart, { part: faultSv.review.contact }) })
    .click()
  await report.fill({ phone: '070-1740699' })
  await report.next()
  await report.heading('summaryResident')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /create_case|account_service\/update$/.test(request.url()))
      calls.push(new URL(request.url()).pathname)
  })
  await submit.dblclick()
  await expect(report.dialog.getByRole('heading', { name: faultSv.sent.title })).toBeVisible()
  expect(calls).toEqual(['/account_service/update', '/case_management/customer/create_case'])
  // a second report starts from what is on file now
  await report.dialog.getByRole('button', { name: faultSv.sent.startNew }).click()
  await expect(report.field('phone')).toHaveValue('070-1740699')
})

test('an answer that nobody foresaw is told like any other failure [X-051]', async ({ page, journey }, {
  project,
}) => {
  test.skip(project.name === 'static', 'the service worker answers only what the contract knows')
  await journey({ persona: 'amira', path: '/#open-case' })
  const report = new Report(page)
  await toSummary(report)
  const path = '**/customer/create_case'
  await page.route(path, (route) =>
    route.fulfill({ status: 500, body: '<h1>Oops</h1>', contentType: 'text/html' }),
  )
  await report.dialog.getByRole('button', { name: faultSv.button.submit }).click()
  await expect(report.dialog.getByRole('alert')).toContainText(faultSv.refusal.general)
  await keepsAll(report)
  await page.unroute(path)
  await report.send('/customer/create_case')
})

test('a report on its way can be stopped, is not left by Back, and arrives', async ({
  page,
  journey,
  mock,
}) => {
  await journey({ persona: 'amira', path: '/mina-sidor/arenden/' })
  await page.getByRole('link', { name: errandsSv.report }).first().click()
  const report = new Report(page)
  await toSummary(report, 4_000_000)
  const network = await slowNetwork(page, 100_000)
  await mock.fault({ operationId: 'createCustomerCase', delayMs: 60_000, times: 1 })
  const submit = report.dialog.getByRole('button', { name: faultSv.button.submit })
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await expect(report.dialog.getByRole('progressbar', { name: faultSv.sending.progress })).toBeVisible()
  await report.isClean()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/#fault-report$/)
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await report.dialog.getByRole('button', { name: faultSv.sending.stop }).click()
  await expect(report.dialog.getByText(faultSv.refusal.stopped)).toBeVisible()
  await keepsAll(report)
  await network.restore()
  await mock.clearFaults()
  await report.send('/customer/create_case')
})

test('the bar follows what has gone, and a connection that breaks halfway loses nothing', async ({
  page,
  journey,
}, { project }) => {
  test.skip(project.name === 'static', 'nobody sees through a service worker how much has gone')
  await journey({ persona: 'amira', path: '/#open-case' })
  const report = new Report(page)
  const bytes = 16_000_000
  await toSummary(report, bytes)
  const half = await halfwayHouse(bytes / 2)
  const path = '**/customer/create_case'
  await page.route(path, (route) => route.continue({ url: half.url }))
  await report.dialog.getByRole('button', { name: faultSv.button.submit }).click()
  const bar = report.dialog.getByRole('progressbar', { name: faultSv.sending.progress })
  await expect.poll(() => bar.evaluate((one: HTMLProgressElement) => one.value)).toBeGreaterThan(0.3)
  await expect(report.dialog.getByRole('button', { name: faultSv.sending.stop })).toBeVisible()
  half.cut()
  await expect(report.dialog.getByRole('alert')).toContainText(faultSv.refusal.offline)
  await keepsAll(report)
  await page.unroute(path)
  half.close()
  await report.send('/customer/create_case')
})

test('whose session ends while the report is written sends nothing as a stranger, logs in over it and sends it', async ({
  page,
  journey,
  mock,
  context,
}) => {
  await journey({ persona: 'amira', path: '/#open-case' })
  const report = new Report(page)
  await toSummary(report)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await context.clearCookies({ name: 'token' })
  await report.dialog.getByRole('button', { name: faultSv.button.submit }).click()
  await expect(report.dialog.getByRole('alert')).toContainText(faultSv.refusal.loggedOut)
  expect(calls).not.toContain('/case_management/customer/create_case')
  await mock.takeThePhone()
  await report.dialog.getByRole('button', { name: faultSv.logIn }).click()
  const login = page.getByRole('dialog', { name: 'Logga in' })
  await login.getByRole('button', { name: /annan enhet/ }).click()
  await expect(login.getByRole('img')).toBeVisible()
  await mock.approveAs('amira')
  await expect(login).toHaveCount(0)
  await keepsAll(report)
  const again = page.waitForRequest((one) => one.url().endsWith('/customer/create_case'))
  await report.send('/customer/create_case')
  expect((await again).headers()['authorization']).toMatch(/^Bearer /)
})
