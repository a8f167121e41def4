import type { Page } from '@playwright/test'
import { texts } from '#src/demo/director/texts.ts'
import { barriers } from '#tests/support/barriers.ts'
import { openDirector } from '#tests/support/director.ts'
import type { Director } from '#tests/support/director.ts'
import { expect, test } from '#tests/support/journey.ts'

const { MOCK_PORT = '4110' } = process.env
const tabs = Object.keys(texts.tabs) as (keyof typeof texts.tabs)[]

const panelOnly = { within: '[data-director-panel]' }

const tabNamed = (director: Director, tab: keyof typeof texts.tabs) =>
  director.panel.getByRole('tab', { name: texts.tabs[tab] })

/** Looks for barriers beside the page of a wide window, and over that of a narrow one. */
async function expectNoBarrier(page: Page, what: string, where: { within?: string } = panelOnly) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await barriers(page, where), `${what} at ${width} px`).toEqual([])
  }
}

test.describe('the director panel', () => {
  // axe looks at one section after another
  test.slow()

  test('has no barrier in any section, with something to show in each', async ({ page, mock, baseURL }) => {
    const director = await openDirector(page, baseURL)
    await mock.call('POST', '/scenarios/payment-due/apply')
    await mock.fault({ operationId: 'getUser', status: 503, probability: 0.5 })
    await mock.call('POST', '/snapshots', { name: 'Before lunch' })
    for (const tab of tabs) {
      await tabNamed(director, tab).click()
      await expect(director.panel.getByText(texts.reading)).toHaveCount(0)
      await expectNoBarrier(page, tab)
    }
    await expectNoBarrier(page, 'all', {})
  })

  test('has no barrier when people, a call and the question before a reset are unfolded', async ({
    page,
    baseURL,
  }) => {
    const { panel } = await openDirector(page, baseURL)
    await panel.getByRole('button', { name: /^Show all/ }).click()
    await expectNoBarrier(page, 'people')
    await panel.getByRole('tab', { name: texts.tabs.calls }).click()
    await panel
      .getByRole('button', { name: /search_object/ })
      .first()
      .click()
    await expectNoBarrier(page, 'a call')
    await panel.getByRole('button', { name: texts.calls.makeFault }).click()
    await panel.getByRole('combobox', { name: texts.faults.operation }).fill('')
    await panel.getByRole('button', { name: texts.faults.set }).click()
    await expect(panel.getByRole('alert')).toHaveText(texts.faults.needsOperation)
    await expectNoBarrier(page, 'a fault of nothing')
    await panel.getByRole('tab', { name: texts.tabs.world }).click()
    await panel.getByRole('button', { name: texts.world.reset, exact: true }).click()
    await expectNoBarrier(page, 'the question')
  })

  test('says in every section that the mock does not answer, without a barrier, and reads on when it does', async ({
    page,
    baseURL,
  }) => {
    const director = await openDirector(page, baseURL)
    await page.route(`**:${MOCK_PORT}/__mock/**`, (route) => route.abort())
    await page.evaluate(() => sessionStorage.setItem('director-tab', 'world'))
    await page.reload()
    for (const tab of tabs) {
      await tabNamed(director, tab).click()
      await expect(director.panel.getByRole('alert').first()).toHaveText(texts.network)
      await expectNoBarrier(page, tab)
    }
    await page.unroute(`**:${MOCK_PORT}/__mock/**`)
    await tabNamed(director, 'world').click()
    await director.panel.getByRole('button', { name: texts.again }).first().click()
    await expect(director.panel.getByText(texts.world.stores.memory)).toBeVisible()
  })
})

test('in forced colours the verdict of a call is told by the kind of its edge; nothing of the panel is printed', async ({
  page,
  mock,
  baseURL,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { panel } = await openDirector(page, baseURL)
  await mock.fault({ operationId: 'searchObjects', status: 503 })
  await page.reload()
  await panel.getByRole('tab', { name: texts.tabs.calls }).click()
  const edgeOf = (verdict: string) =>
    panel
      .locator(`[data-verdict=${verdict}]`)
      .first()
      .evaluate((row) => getComputedStyle(row).borderLeftStyle)
  expect([await edgeOf('good'), await edgeOf('fault')]).toEqual(['solid', 'dashed'])
  await page.emulateMedia({ media: 'print' })
  await expect(panel).toBeHidden()
})
