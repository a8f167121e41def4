import type { Page } from '@playwright/test'
import interest from '#src/features/interest/messages.sv.json' with { type: 'json' }
import texts from '#src/features/project/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { expect, test } from '#tests/support/journey.ts'

const strandangen = '/bostader/nacka/ekbacken/brf-strandangen/'
const { card, chosen, state, table } = texts

/** The page of a project, as a visitor uses it. */
class ProjectPage {
  readonly facade
  readonly homes
  readonly chosen
  readonly table
  readonly rows
  readonly card
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.facade = page.getByRole('group', { name: /^Lägenheter i Hus/ })
    this.homes = this.facade.getByRole('button')
    this.chosen = page.getByRole('region', { name: chosen.label })
    this.table = page.getByRole('table', { name: table.title })
    this.rows = this.table.getByRole('row').filter({ has: page.getByRole('rowheader') })
    this.card = page.getByRole('region', { name: card.label })
  }

  home(number: string) {
    return this.facade.getByRole('button', { name: new RegExp(`^${number},`) })
  }

  row(number: string) {
    return this.rows.filter({ has: this.#page.getByRole('rowheader', { name: new RegExp(number) }) })
  }

  /** The homes of the facade in the order a screen reader meets them. */
  async numbers(): Promise<string[]> {
    const names = await this.homes.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? ''),
    )
    return names.map((name) => name.split(',')[0] ?? '')
  }
}

test('each home of the facade says number, state, rooms, area and price, floor by floor from the top [F-147]', async ({
  page,
  journey,
}) => {
  await journey({ path: strandangen })
  const project = new ProjectPage(page)
  await expect(project.homes).toHaveCount(20)
  await expect(project.home('C-1404')).toHaveAccessibleName(
    /^C-1404, Till salu, 4\srok, 96\sm², plan 4, 5\s895\s000\skr$/,
  )
  await expect(project.home('C-1502')).toHaveAccessibleName(new RegExp(`^C-1502, ${state.vip}`))
  await expect(project.home('C-1302')).toHaveAccessibleName(new RegExp(`^C-1302, ${state.reserved}`))
  await expect(project.home('C-1101')).toHaveAccessibleName(/^C-1101, Såld, 4\srok, 104\sm², plan 1$/)
  const numbers = await project.numbers()
  expect(numbers.slice(0, 5)).toEqual(['C-1501', 'C-1502', 'C-1503', 'C-1504', 'C-1401'])
  expect(numbers.at(-1)).toBe('C-1104')
  await expect(page.getByText(`${texts.legend.toBuy} 7`)).toBeVisible()
  await expect(project.rows).toHaveCount(11)
})

test('by keyboard: arrow keys go between homes, Enter chooses; facade, table and card stay in step [F-147]', async ({
  page,
  journey,
}) => {
  await journey({ path: strandangen })
  const project = new ProjectPage(page)
  await project.home('C-1504').focus()
  await page.keyboard.press('ArrowDown')
  await expect(project.home('C-1404')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(project.home('C-1401')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(project.home('C-1401')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(project.home('C-1401')).toHaveAttribute('aria-pressed', 'true')
  await expect(project.chosen).toContainText('C-1401')
  await expect(project.chosen).toContainText(state.showing)
  await expect(project.row('C-1401').getByRole('button')).toHaveAttribute('aria-pressed', 'true')

  // one stop for Tab: the next one is past the facade
  await page.keyboard.press('Tab')
  await expect(project.chosen.getByRole('link', { name: 'Visa lägenheten' })).toBeFocused()

  await project.row('C-1303').getByRole('button').press('Enter')
  await expect(project.home('C-1303')).toHaveAttribute('aria-pressed', 'true')
  await expect(project.home('C-1401')).toHaveAttribute('aria-pressed', 'false')
  await expect(project.chosen).toContainText(/3\s495\s000\skr/)

  // and it is still chosen after a look at the home
  await project.chosen.getByRole('link', { name: 'Visa lägenheten' }).click()
  await expect(page).toHaveURL(/c-1303\/$/)
  await page.goBack()
  await expect(project.home('C-1303')).toHaveAttribute('aria-pressed', 'true')
})

test(
  'a visitor signs up interest in a project, and the device remembers it [F-155, CI-006]',
  { tag: '@static' },
  async ({ page, journey, context }) => {
    await journey({ path: strandangen })
    const { card: decision } = new ProjectPage(page)
    await decision.getByRole('button', { name: interest.open }).click()
    const form = page.getByRole('dialog')
    await expect(form).toContainText('Brf Strandängen')
    await form.getByLabel(interest.field.firstName).fill('Joel')
    await form.getByLabel(interest.field.lastName).fill('Åkerlund')
    await form.getByLabel(interest.field.email).fill('joel.akerlund@example.com')
    await form.getByLabel(interest.field.phoneNumber).fill('070-1740651')
    await form.getByLabel(interest.field.terms).check()
    const sent = page.waitForRequest(
      (one) => one.url().endsWith('/account_service/interest') && one.method() === 'POST',
    )
    await form.getByRole('button', { name: interest.submit }).click()
    const body = (await sent).postDataJSON() as Record<string, unknown>
    expect(body).toMatchObject({ stageId: 'stage-strandangen', terms: true })
    expect(body).not.toHaveProperty('objectId')
    await expect(form.getByText(interest.done.thanks)).toBeVisible()
    await form.getByRole('button', { name: interest.done.close }).click()
    await expect(decision).toContainText(interest.known)
    const cookie = (await context.cookies()).find(({ name }) => name === 'interest')
    expect(decodeURIComponent(cookie?.value ?? '')).toBe('stage-strandangen')
  },
)

test('a VIP customer is led to the homes with priority, to the VIP page and to the VIP viewing [F-151]', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'viggo', path: `${strandangen}` })
  const project = new ProjectPage(page)
  await project.card.getByRole('button', { name: card.showMine }).press('Enter')
  await expect(project.chosen).toContainText(state.vip)
  await expect(project.home('C-150[23]').and(page.locator('[aria-pressed=true]'))).toBeFocused()
  await project.card.getByRole('link', { name: card.viewing }).click()
  await expect(page).toHaveURL(/\/mina-sidor\/vip-visning\/$/)
  await expect(page.getByRole('heading', { name: texts.vip.showings })).toBeVisible()
  await page.getByRole('link', { name: card.page }).click()
  await expect(page).toHaveURL(/\/mina-sidor\/vip\/$/)
  // the page of viewings, which is shown until this one is there, has homes as well
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Din förtur')
  await expect(page.getByRole('heading', { name: texts.vip.homes })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 800 } })

  test('the facade pans sideways, rows lead to their homes, and nothing is wider than the page', async ({
    page,
    journey,
  }) => {
    await journey({ path: strandangen })
    const project = new ProjectPage(page)
    const width = await project.home('C-1502').evaluate((home) => home.getBoundingClientRect().width)
    expect(width).toBeGreaterThan(150)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await project.row('C-1401').getByRole('link').click()
    await expect(page).toHaveURL(/c-1401\/$/)
  })
})
