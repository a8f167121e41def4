import type { Page } from '@playwright/test'
import compare from '#src/features/compare/messages.sv.json' with { type: 'json' }
import cost from '#src/features/monthly-cost/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { expect, on, test } from '#tests/support/journey.ts'
import { filled } from '#tests/support/texts.ts'

const project = '/bostader/nacka/ekbacken/brf-strandangen/'

/** The comparison, as it lies over the page of a home. */
class Comparison {
  readonly sheet
  readonly columns
  readonly table
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
    this.sheet = page.getByRole('dialog', { name: compare.title })
    this.table = this.sheet.getByRole('table')
    this.columns = this.table.getByRole('columnheader')
  }

  /** Opens it by the button of the home, which takes the home in. */
  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: new RegExp(`^${compare.open}( \\(\\d\\))?$`) }).click()
  }

  row(label: string) {
    return this.table
      .getByRole('row')
      .filter({ has: this.#page.getByRole('rowheader', { name: label, exact: true }) })
  }
}

test(
  'four homes stand side by side with one loan for all; a fifth waits until there is room [K-069]',
  { tag: '@static' },
  async ({ page, journey, baseURL }) => {
    const comparison = new Comparison(page)
    await journey({ path: `${project}c-1404/` })
    await comparison.open()
    for (const number of ['C-1504', 'C-1501', 'C-1503'])
      await comparison.sheet.getByRole('button', { name: `Brf Strandängen, ${number}`, exact: true }).click()
    await expect(comparison.columns).toHaveCount(4)
    await expect(comparison.sheet.getByText(compare.full)).toBeVisible()
    await expect(comparison.row(compare.row.price).getByRole('cell')).toHaveText([
      /^5\s895\s000\skr$/,
      /^6\s250\s000\skr$/,
      /^4\s995\s000\skr$/,
      /^5\s150\s000\skr$/,
    ])
    const gross = comparison.row(compare.row.gross).getByRole('cell')
    const before = await gross.allInnerTexts()
    await comparison.sheet.getByLabel(cost.interest.label).fill('5')
    await expect(gross.first()).not.toHaveText(before[0] ?? '')
    const after = await gross.allInnerTexts()
    expect(after).toHaveLength(4)
    expect(after.every((text, at) => text !== before[at])).toBe(true)
    expect(await barriers(page, { modal: true })).toEqual([])

    await page.goto(on('localhost', `${project}c-1401/`, baseURL))
    await comparison.open()
    await expect(comparison.columns).toHaveCount(4)
    await comparison.sheet
      .getByRole('button', { name: filled(compare.removeHome, { home: 'Brf Strandängen, C-1501' }) })
      .click()
    await comparison.sheet.getByRole('button', { name: 'Brf Strandängen, C-1401', exact: true }).click()
    await expect(comparison.columns.last()).toContainText('C-1401')
    await expect(comparison.columns).toHaveCount(4)
  },
)

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the comparison is read by scrolling sideways, is left by Escape, and is empty once all are taken out', async ({
    page,
    journey,
  }) => {
    const comparison = new Comparison(page)
    await journey({ path: `${project}c-1404/` })
    await comparison.open()
    await expect(comparison.row(compare.row.gross)).toContainText(/kr/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await comparison.columns.getByRole('button').click()
    await expect(comparison.sheet.getByText(compare.empty)).toBeVisible()
    expect(await barriers(page, { modal: true })).toEqual([])
    await page.keyboard.press('Escape')
    await expect(comparison.sheet).toHaveCount(0)
    await expect(page.getByRole('button', { name: compare.open, exact: true })).toBeFocused()
  })
})
