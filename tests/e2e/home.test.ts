import type { BrowserContext, Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import compare from '#src/features/compare/messages.sv.json' with { type: 'json' }
import home from '#src/features/home/messages.sv.json' with { type: 'json' }
import interest from '#src/features/interest/messages.sv.json' with { type: 'json' }
import cost from '#src/features/monthly-cost/messages.sv.json' with { type: 'json' }
import showings from '#src/features/showings/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { filled } from '#tests/support/texts.ts'

/** A home for sale with a tour, and one of a project with two viewings that take guests. */
const project = '/bostader/nacka/ekbacken/brf-strandangen/'
const known = `${project}c-1501/`
const shown = '/bostader/norrkoping/spinnstrommen/vavnaden/a-1202/'

const dialog = (page: Page) => page.getByRole('dialog')

/** Fills in who one is, in a form of the dialog. */
async function introduce(page: Page, texts: typeof interest.field | typeof showings.field): Promise<void> {
  await dialog(page).getByLabel(texts.firstName).fill('Joel')
  await dialog(page).getByLabel(texts.lastName).fill('Åkerlund')
  await dialog(page).getByLabel(texts.email).fill('joel.akerlund@example.com')
  await dialog(page).getByLabel(texts.phoneNumber).fill('070-1740651')
}

test(
  'a visitor signs up interest in a home, is told what is missing, and the device remembers it for 30 days [F-150, F-155, K-046, V-008, V-009]',
  { tag: '@static' },
  async ({ page, journey, context }) => {
    await journey({ path: known })
    await page.getByRole('button', { name: interest.open }).first().click()
    await introduce(page, interest.field)
    await dialog(page).getByLabel(interest.field.minRooms).fill('två')
    await dialog(page).getByRole('button', { name: interest.submit }).click()
    const alert = dialog(page).getByRole('alert').filter({ hasText: interest.problem.summary })
    await expect(alert).toBeFocused()
    await expect(alert.getByRole('link')).toHaveText([interest.wrong.rooms, interest.required.terms])
    await alert.getByRole('link', { name: interest.wrong.rooms }).click()
    await expect(dialog(page).getByLabel(interest.field.minRooms)).toBeFocused()

    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('2')
    await dialog(page).getByLabel(interest.field.terms).check()
    await dialog(page).getByRole('button', { name: interest.submit }).click()
    await expect(dialog(page).getByText(interest.done.thanks)).toBeVisible()
    const cookie = (await context.cookies()).find(({ name }) => name === 'interest')
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)

    await dialog(page).getByRole('button', { name: interest.done.close }).click()
    await page.reload()
    await expect(page.getByText(interest.known)).toBeVisible()
  },
)

test('a visitor books a place at a viewing by keyboard, and takes it to the calendar [CI-010]', async ({
  page,
  journey,
}) => {
  await journey({ path: shown })
  const open = page.getByRole('button', { name: showings.bookOne })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('radio')).toHaveCount(2)
  await dialog(page).getByRole('button', { name: showings.dialog.submit }).press('Enter')
  await expect(dialog(page).getByRole('alert').getByRole('link')).toHaveCount(4)
  await introduce(page, showings.field)
  await dialog(page).getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog(page).getByLabel(showings.field.firstName)).toHaveValue('Joel')
  await dialog(page).getByRole('button', { name: showings.dialog.submit }).press('Enter')
  await expect(dialog(page).getByText(showings.done.welcome)).toBeVisible()

  const download = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: showings.calendar }).press('Enter')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^showing-.+\.ics$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('BEGIN:VEVENT')
  expect(text).toContain('SUMMARY:Visning\\, Vävnaden\\, A-1202')

  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})

test('the monthly cost follows the visitor’s own rate, on the next home and in the comparison too [K-069]', async ({
  page,
  journey,
}) => {
  await journey({ path: known })
  const costs = page.getByRole('region', { name: home.section.cost })
  // 4 995 000 kr with 15 percent in cash: 4 245 750 kr at 3.4 percent
  await expect(costs.getByText(/^12\s030\skr$/)).toBeVisible()
  await costs.getByRole('button', { name: cost.change }).click()
  await costs.getByLabel(cost.interest.label).fill('4')
  await expect(costs.getByText(/^14\s153\skr$/)).toBeVisible()
  await costs.getByLabel(cost.downPayment.label).fill('10')
  await costs.getByLabel(cost.downPayment.label).blur()
  const refusal = filled(cost.downPayment.error, { min: '15', max: '100' })
  await expect(costs.getByText(refusal)).toBeVisible()
  await expect(costs.getByText(/^14\s153\skr$/)).toBeVisible()

  await page.getByRole('button', { name: compare.open, exact: true }).click()
  const table = dialog(page).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(1)
  await dialog(page)
    .getByRole('button', { name: /^Brf Strandängen, C-1404/ })
    .click()
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  // two percent of 4 245 750 and of 5 010 750 kr, interest, fees and running costs
  await expect(table.getByRole('row', { name: new RegExp(compare.row.gross) })).toContainText(/26\s523\skr/)
  expect(await barriers(page, { modal: true })).toEqual([])
  await table.getByRole('link', { name: /C-1404/ }).click()
  await expect(page).toHaveURL(/c-1404/)
  await expect(page.getByText(/4 procent ränta/)).toBeVisible()
})

/** What was copied, read on a page of its own: those of the portal may not read it. */
async function clipboardOf(context: BrowserContext, baseURL: string | undefined): Promise<string> {
  const reader = await context.newPage()
  await reader.route('**/reader', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await reader.goto(on('localhost', '/reader', baseURL))
  const text = await reader.evaluate(() => navigator.clipboard.readText())
  await reader.close()
  return text
}

test('a visitor copies the address of a home, or is told how when that fails', async ({
  page,
  journey,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await journey({ path: `${known}#top` })
  const share = page.getByRole('button', { name: home.share.label, exact: true })
  await share.click()
  await expect(page.getByText(home.share.copied)).toBeVisible()
  expect(await clipboardOf(context, baseURL)).toBe(on('localhost', known, baseURL))
  await page.bringToFront()
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await share.click()
  await expect(page.getByText(home.share.failed)).toBeVisible()
})

test('on paper a home has its plan, facts and costs, and a code that leads back, but nothing to press', async ({
  page,
  journey,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await journey({ path: known })
  await page.getByRole('button', { name: home.print, exact: true }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(home.printed)).toBeVisible()
  await expect(page.locator('img[src^="data:image/svg"]')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Planlösning/ })).toBeVisible()
  await expect(page.getByRole('region', { name: home.section.cost })).toBeVisible()
  await expect(page.getByRole('region', { name: home.section.documents })).toBeHidden()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('the page of a home has no barrier, nor has the form for interest with its errors', async ({
      page,
      journey,
    }) => {
      await journey({ path: shown })
      await expect(page.getByRole('heading', { name: home.section.similar })).toBeVisible()
      await expect(page.getByRole('link', { name: /^Alla bostäder i/ })).toBeVisible()
      expect(await barriers(page)).toEqual([])
      await page.getByRole('button', { name: interest.open }).first().click()
      await dialog(page).getByRole('button', { name: interest.submit }).click()
      await expect(dialog(page).getByText(interest.required.terms).first()).toBeVisible()
      expect(await barriers(page, { modal: true })).toEqual([])
    })
  })
}

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('nothing of a home overflows', async ({ page, journey }) => {
    await journey({ path: shown })
    await expect(page.getByRole('heading', { name: home.section.similar })).toBeVisible()
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await over()).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: showings.bookOne }).click()
    await expect(dialog(page)).toBeVisible()
    expect(await over()).toBeLessThanOrEqual(0)
  })
})
