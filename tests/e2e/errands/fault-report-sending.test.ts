import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import errandsSv from '#src/screens/errands/messages.sv.json' with { type: 'json' }
import faultSv from '#src/features/fault-report/messages.sv.json' with { type: 'json' }
import { Report, keepsAll, toSummary } from '#tests/support/pages/fault-report.ts'
import { expect, test } from '#tests/support/journey/journey.ts'

test.use({ viewport: { width: 390, height: 844 } })
// from the terms to the summary, and further
test.slow()

/**
 * A server that takes so many bytes of what it is sent, and no more until the connections are cut. The system takes some
 * more, the more the faster it was read before, so that a report has to be many times as long not to be gone whole.
 */
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

test('the bar follows what has gone of a report, can be stopped, and loses nothing when its connection breaks halfway', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'amira', path: '/mina-sidor/arenden/' })
  await page.getByRole('link', { name: errandsSv.report }).first().click()
  const report = new Report(page)
  const bytes = 16_000_000
  await toSummary(report, bytes)
  const half = await halfwayHouse(bytes / 8)
  const path = '**/customer/create_case'
  await page.route(path, (route) => route.continue({ url: half.url }))
  const submit = report.dialog.getByRole('button', { name: faultSv.button.submit })
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  const bar = report.dialog.getByRole('progressbar', { name: faultSv.sending.progress })
  await expect.poll(() => bar.evaluate((one: HTMLProgressElement) => one.value)).toBeGreaterThan(0.1)
  await report.isClean()
  await report.dialog.getByRole('button', { name: faultSv.sending.stop }).click()
  await expect(report.dialog.getByText(faultSv.refusal.stopped)).toBeVisible()
  await keepsAll(report)

  await submit.click()
  await expect.poll(() => bar.evaluate((one: HTMLProgressElement) => one.value)).toBeGreaterThan(0.1)
  half.cut()
  await expect(report.dialog.getByRole('alert')).toContainText(faultSv.refusal.offline)
  await keepsAll(report)
  await page.unroute(path)
  half.close()
  await report.send('/customer/create_case')
})
