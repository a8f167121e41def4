import savedSv from '#src/features/saved-searches/messages.sv.json' with { type: 'json' }
import { expect, test } from '#tests/support/journey/journey.ts'
import { filled } from '#tests/support/texts/texts.ts'

const address = '/sok-bostad/nacka/?minRooms=3'
const listPage = '/mina-sidor/sparade-sokningar/'

test(
  'a saved search is found in My Pages, leads back, is deleted and comes back on undo [F-153, CI-001, CI-003, R-016]',
  { tag: '@static' },
  async ({ page, journey }) => {
    await journey({ persona: 'jonas', path: address })
    await page.getByRole('button', { name: savedSv.save }).click()
    const name = page.getByRole('dialog').getByRole('textbox', { name: savedSv.name })
    await name.fill('Treor i Nacka')
    await page.getByRole('dialog').getByRole('radio', { name: savedSv.weekly }).check()
    await name.press('Enter')
    await page.getByRole('link', { name: savedSv.toList }).click()
    await expect(page).toHaveURL(new RegExp(`${listPage}$`))
    const list = page.getByRole('main').getByRole('list', { name: 'Sparade sökningar' })
    await expect(list.getByRole('listitem')).toHaveText(
      /Treor i Nacka.*bostäder just nu · Sparad \d+\s\p{L}+\s\d{4}/u,
    )

    await list.getByRole('link', { name: 'Treor i Nacka' }).click()
    await expect(page).toHaveURL(/sok-bostad\/nacka\/\?minRooms=3$/)
    await page.goBack()
    await list.getByRole('button', { name: filled(savedSv.remove, { name: 'Treor i Nacka' }) }).click()
    const undo = list.getByRole('button', { name: savedSv.undo })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(list.getByRole('link', { name: 'Treor i Nacka' })).toBeVisible()
    await expect(list.getByRole('combobox', { name: savedSv.alertsLabel })).toHaveValue('weekly')
    await list.getByRole('button', { name: filled(savedSv.remove, { name: 'Treor i Nacka' }) }).click()
    await expect(undo).toBeVisible()
    await page.reload()
    await expect(page.getByText(savedSv.empty)).toBeVisible()
  },
)
