import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import home from '#src/screens/home/messages.sv.json' with { type: 'json' }
import interest from '#src/features/interest/messages.sv.json' with { type: 'json' }
import project from '#src/screens/project/messages.sv.json' with { type: 'json' }
import showings from '#src/features/showings/messages.sv.json' with { type: 'json' }
import { expect, test } from '#tests/support/journey/journey.ts'

/** A project with homes for sale, and a home of another with two viewings that take guests. */
const strandangen = '/bostader/nacka/ekbacken/brf-strandangen/'
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
  'a visitor chooses a home in its house, signs up interest in it, is told what is missing, and the device remembers it for 30 days [F-150, F-155, K-046, V-008, V-009]',
  { tag: '@static' },
  async ({ page, journey, context }) => {
    await journey({ path: strandangen })
    await page.getByRole('button', { name: /^C-1501, Till salu/ }).click()
    const chosen = page.getByRole('region', { name: project.chosen.label })
    await chosen.getByRole('link', { name: 'Visa lägenheten' }).click()
    await expect(page).toHaveURL(/c-1501\/$/)
    // The address changes before the page does, and the project has such a button too.
    await expect(page.getByRole('heading', { level: 1, name: 'Tre rum högst upp' })).toBeVisible()
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
    // Closing goes a step back in the history, which would break off a reload.
    await expect(page).not.toHaveURL(/#/)
    await page.reload()
    await expect(page.getByText(interest.known)).toBeVisible()
  },
)

test('a visitor books a place at a viewing by keyboard, and takes it to the calendar [CI-010]', async ({
  page,
  journey,
}) => {
  await journey({ path: shown })
  const open = page.getByRole('button', { name: showings.bookOne, exact: true })
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

test(
  'on paper a home has its plan, facts and costs, and a code that leads back, but nothing to press',
  { tag: '@pictures' },
  async ({ page, journey }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await journey({ path: `${strandangen}c-1501/` })
    await page.getByRole('button', { name: home.print, exact: true }).click()
    await expect(page.locator('body[data-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(home.printedToBook)).toBeVisible()
    await expect(page.locator('img[src^="data:image/svg"]')).toBeVisible()
    await expect(page.getByRole('img', { name: /^Planlösning/ })).toBeVisible()
    await expect(page.getByRole('region', { name: home.section.cost })).toBeVisible()
    await expect(page.getByRole('region', { name: home.section.documents })).toBeHidden()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  },
)
