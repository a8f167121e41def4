import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { t } from '../texts/trainer-texts.ts'

/** Tabs on until something has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  for (let presses = 0; presses < 400; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The keyboard does not get there.')
}

/** Tabs on to something and presses a key there. */
export async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

/** Names for the worlds of one test: others play on the same server. */
export const nameOf = (world: string) => `K ${world.replaceAll(/[^a-z0-9]/gi, '').slice(-24)}`

/** Makes worlds on the trainer's page by keyboard, which chooses them; returns their names. */
export async function makeThree(page: Page, base: string): Promise<[string, string, string]> {
  await tabTo(page, page.getByLabel(t('make.count')))
  await page.keyboard.type('3')
  await page.keyboard.press('Tab')
  await page.keyboard.type(base)
  await page.keyboard.press('Enter')
  const names: [string, string, string] = [`${base} 1`, `${base} 2`, `${base} 3`]
  await expect(page.getByRole('status')).toHaveText(
    t('make.made', { count: 3, first: names[0], last: names[2] }),
  )
  for (const name of names)
    await expect(page.getByLabel(t('table.choose', { name }), { exact: true })).toBeChecked()
  await expect(page.getByRole('heading', { name: t('all.toChosen', { count: 3 }) })).toBeVisible()
  return names
}

/** The row of a world on the trainer's page. */
export const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByLabel(t('table.choose', { name }), { exact: true }) })
