import type { Page } from '@playwright/test'
import sv from '#src/features/errands/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { errandList, errandRows, errandsPath } from '#tests/support/errand-page.ts'
import { expect, test } from '#tests/support/journey.ts'
import { filled } from '#tests/support/texts.ts'

const heater = 'Element i sovrummet blir inte varmt'

const option = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name} \\(`) })

/** Chooses an option; it is ticked once the address has it, a moment after the press. */
async function tick(page: Page, name: string) {
  await option(page, name).click()
  await expect(option(page, name)).toBeChecked()
}

async function untick(page: Page, name: string) {
  await option(page, name).click()
  await expect(option(page, name)).not.toBeChecked()
}

// each state is looked through for barriers
test.slow()

test('a resident sees their errands newest first, narrows and sorts them, and the address keeps it [F-123, C-064, N-060, K-064]', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'amira', path: errandsPath })
  await expect(errandRows(page)).toHaveCount(6)
  await expect(errandRows(page).first()).toContainText('BV-204817')

  await page.getByRole('button', { name: sv.filter.statusAll }).click()
  const dialog = page.getByRole('dialog', { name: sv.filter.status })
  await tick(page, sv.group.ongoing)
  await expect(dialog.getByRole('button')).toHaveText(/2/)
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(errandRows(page)).toHaveCount(2)
  await page.reload()
  await expect(errandRows(page)).toHaveCount(2)
  await page.getByRole('button', { name: filled(sv.filter.clear, { filter: sv.filter.status }) }).click()
  await expect(errandRows(page)).toHaveCount(6)

  await page.getByRole('button', { name: sv.filter.type, exact: true }).click()
  await tick(page, 'Tjänster')
  await page.keyboard.press('Escape')
  await expect(errandRows(page)).toHaveText([/Extra nycklar/])
  await page.getByRole('button', { name: filled(sv.filter.clear, { filter: sv.filter.type }) }).click()
  await expect(errandRows(page)).toHaveCount(6)

  await page.getByRole('searchbox', { name: sv.filter.search }).fill('parkett')
  await expect(errandRows(page)).toHaveText([/Repa i parkett/])
  await page.getByRole('searchbox', { name: sv.filter.search }).fill('finns inte')
  await expect(page.getByText(sv.list.noMatch)).toBeVisible()
  await page.getByRole('button', { name: sv.list.clear }).click()
  await expect(errandRows(page)).toHaveCount(6)
})

test('ticking Ongoing ticks its sub-statuses and unticking unticks them, Förvaltning brings Förvaltning övrig, and by status what is over comes last [F-128, F-129, F-173]', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'karin', path: errandsPath })
  await page.getByRole('button', { name: sv.filter.statusAll }).click()
  const below = [sv.status['14'], sv.status['17'], sv.status['18'], sv.status['25']]
  await tick(page, sv.group.ongoing)
  for (const name of below) await expect(option(page, name)).toBeChecked()
  await untick(page, sv.group.ongoing)
  for (const name of below) await expect(option(page, name)).not.toBeChecked()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: sv.filter.type, exact: true }).click()
  await tick(page, 'Förvaltning')
  await expect(option(page, 'Förvaltning övrig')).toBeChecked()
  await untick(page, 'Förvaltning')
  await page.keyboard.press('Escape')

  await page.getByRole('combobox', { name: sv.sort.label }).selectOption({ label: sv.sort.status })
  // the order follows the address, a moment after the choice
  await expect(async () => {
    const groups = await errandRows(page)
      .getByText(/^(Registrerad|Pågår|Utförd|Avslutad)$/)
      .allTextContents()
    const firstOver = groups.indexOf('Avslutad')
    expect(groups[0]).toBe('Registrerad')
    expect(groups.indexOf('Pågår')).toBeGreaterThan(groups.lastIndexOf('Registrerad'))
    expect(groups.indexOf('Utförd')).toBeLessThan(firstOver)
  }).toPass()
})

test('the errand that the address names is chosen, and tells all that is known of it [F-124, F-125, C-065, R-018]', async ({
  page,
  journey,
}) => {
  const read = page.waitForResponse(/customer\/case\/case-204817$/)
  await journey({ persona: 'amira', path: `${errandsPath}?errandId=case-204817` })
  expect((await read).status()).toBe(200)
  await expect(page.getByRole('heading', { name: heater })).toBeVisible()
  await expect(errandList(page).locator('[aria-current]')).toHaveText(heater)
  const panel = page.getByRole('main')
  for (const text of [
    'Pågår, tekniker bokad',
    'Trapphus B',
    'Brf Ekbacken',
    'Sovrum 1',
    'Radiator',
    'Amira Nordin',
  ])
    await expect(panel.getByText(text, { exact: true })).toBeVisible()
  await expect(panel.getByText('Ekbacksgatan 4 B, Lägenhet 1102')).toBeVisible()
  await expect(panel.getByText('Ekbacksgatan 4 B, 13130, Nacka, 1102')).toBeVisible()
  await expect(panel.getByText(/^Elementet under fönstret/)).toBeVisible()
  await expect(
    panel.getByRole('link', { name: filled(sv.files.open, { name: 'element.jpg' }) }),
  ).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Anmälan mottagen' })).toBeVisible()
  await expect(panel.getByText(/\d dagar kvar/)).toBeVisible()

  await errandList(page).getByRole('link', { name: 'Repa i parkett, hall' }).click()
  await expect(page).toHaveURL(/errandId=case-204655/)
  await expect(page.getByRole('heading', { name: 'Repa i parkett, hall' })).toBeVisible()
})

test(
  'an attachment is fetched from its path, the one of a round with /rounds, and saved under its name [F-130, C-057, C-068]',
  { tag: '@static' },
  async ({ page, journey }) => {
    await journey({ persona: 'amira', path: `${errandsPath}?errandId=case-204817` })
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: filled(sv.files.download, { name: 'element.jpg' }) }).click()
    expect((await saved).suggestedFilename()).toBe('element.jpg')

    await journey({ persona: 'karin', path: errandsPath })
    await errandList(page).getByRole('link', { name: 'Höstrond, gård och källare' }).click()
    const read = page.waitForResponse(/\/file\/[^/]+\/rondprotokoll\.pdf\/rounds$/)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: filled(sv.files.download, { name: 'rondprotokoll.pdf' }) }).click()
    expect((await read).status()).toBe(200)
    expect((await download).suggestedFilename()).toBe('rondprotokoll.pdf')
  },
)

test('on a phone an errand is a page of its own, and the way back leads to its row', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'amira', path: errandsPath, width: 320 })
  await expect(errandRows(page).first()).toBeVisible()
  const isWiderThanScreen = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(await isWiderThanScreen()).toBe(false)
  const row = errandList(page).getByRole('link', { name: heater })
  await row.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: heater })).toBeFocused()
  await expect(errandRows(page)).toHaveCount(0)
  expect(await isWiderThanScreen()).toBe(false)
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: sv.back }).press('Enter')
  await expect(row).toBeFocused()
})
