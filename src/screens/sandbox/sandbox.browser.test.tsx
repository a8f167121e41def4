import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toastQueue } from '#src/ui/feedback/toast-queue.ts'
import { sites } from '#src/sites/sites.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { visits } from '#tests/support/component/visits.tsx'

const { visit } = visits()

afterEach(() => toastQueue.clear())

const anyDialog = '[role=dialog], [role=alertdialog]'

async function openSandbox(theme: string) {
  await visit({ path: `/sandbox/?theme=${theme}`, width: 1440 })
  await expect.poll(() => document.querySelector('h1')?.checkVisibility() ?? false).toBe(true)
  await expect.poll(() => document.documentElement.dataset.site).toBe(theme)
}

/** What axe finds in what each of these buttons opens. */
async function barriersBehind(openers: string[], { inOtherStyle = false } = {}): Promise<string[]> {
  const found: string[] = []
  for (const name of openers) {
    await page.getByRole('button', { name, exact: true }).last().click()
    await expect.poll(() => document.querySelector(anyDialog)?.checkVisibility() ?? false).toBe(true)
    found.push(...(await barriersHere({ within: anyDialog, inOtherStyle })))
    await closeDialog()
  }
  return found
}

/** Escape closes whatever lets it; a question that must be answered is answered. */
async function closeDialog() {
  await userEvent.keyboard('{Escape}')
  const answer = page.getByRole('button', { name: 'Bara nödvändiga' })
  if (answer.query()) await answer.click()
  await expect.poll(() => document.querySelector(anyDialog)).toBeNull()
}

// the English site wears the theme of the Swedish one
for (const { key, theme } of sites.filter((site) => site.theme !== 'bjorkvall-en'))
  test(`the sandbox in the theme of ${key} fits a screen of 320 px and breaks no rule of accessibility, with errors and a toast, and a form in a dialog`, async () => {
    const inOtherStyle = key !== 'Jmse'
    await openSandbox(theme)
    expect(await barriersBehind(['Logga in'], { inOtherStyle })).toEqual([])
    await page.getByRole('button', { name: 'Nästa' }).last().click()
    await expect.element(page.getByText('Rätta två saker')).toBeVisible()
    await page.getByRole('button', { name: 'Visa fel' }).click()
    await expect.element(page.getByText('Det gick inte att spara. Försök igen.')).toBeVisible()
    expect(await barriersHere({ drawn: true, inOtherStyle })).toEqual([])
    await page.viewport(320, 640)
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

test('the other dialogs and the popovers break no rule of accessibility either', async () => {
  await openSandbox('bjorkvall')
  const openers = ['Dina val av kök', 'Avsluta ärendet?', 'Vi använder kakor', 'Pris', 'Fler filter']
  expect(await barriersBehind(openers)).toEqual([])
})
