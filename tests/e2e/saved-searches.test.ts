import savedSv from '#src/features/saved-searches/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { HomeList } from '#tests/support/home-list.ts'
import { expect, test } from '#tests/support/journey.ts'
import { filled, texts } from '#tests/support/texts.ts'

const { login } = texts.sv
const address = '/sok-bostad/nacka/?minRooms=3'
const listPage = '/mina-sidor/sparade-sokningar/'

test('a visitor who wants to save a search logs in, names it, and is told where it is [CI-002]', async ({
  page,
  journey,
  mock,
}) => {
  await journey({ path: address })
  await expect(new HomeList(page).cards.first()).toBeVisible()
  await mock.takeThePhone()
  await page.getByRole('button', { name: savedSv.save }).click()
  await page.getByRole('button', { name: login.eid.otherDevice }).click()
  await expect(page.getByRole('img', { name: login.waiting.qr })).toBeVisible()
  await mock.approveAs('jonas')

  const dialog = page.getByRole('dialog', { name: savedSv.title })
  const name = dialog.getByRole('textbox', { name: savedSv.name })
  // the number and its unit stay together
  await expect(name).toHaveValue(/^Nacka, Minst 3\srok$/)
  await name.fill('')
  await name.press('Enter')
  await expect(dialog.getByText(savedSv.nameRequired)).toBeVisible()
  await name.fill('Treor i Nacka')
  await name.press('Enter')
  await expect(page.getByRole('dialog', { name: savedSv.savedTitle })).toBeVisible()
  await expect(page.getByRole('link', { name: savedSv.toList })).toHaveAttribute('href', listPage)
})

test(
  'a saved search is found in My Pages, leads back, is deleted and comes back on undo [F-153, CI-001, CI-003, R-016]',
  { tag: '@static' },
  async ({ page, journey }) => {
    await journey({ persona: 'jonas', path: address })
    await page.getByRole('button', { name: savedSv.save }).click()
    const name = page.getByRole('dialog').getByRole('textbox', { name: savedSv.name })
    await name.fill('Treor i Nacka')
    await name.press('Enter')
    await page.getByRole('link', { name: savedSv.toList }).click()
    await expect(page).toHaveURL(new RegExp(`${listPage}$`))
    const list = page.getByRole('main').getByRole('list', { name: 'Sparade sökningar' })
    await expect(list.getByRole('listitem')).toHaveText(/Treor i Nacka.*bostäder just nu · Sparad \d{4}-/)
    expect(await barriers(page)).toEqual([])

    await list.getByRole('link', { name: 'Treor i Nacka' }).click()
    await expect(page).toHaveURL(/sok-bostad\/nacka\/\?minRooms=3$/)
    await page.goBack()
    await list.getByRole('button', { name: filled(savedSv.remove, { name: 'Treor i Nacka' }) }).click()
    const undo = list.getByRole('button', { name: savedSv.undo })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await expect(list.getByRole('link', { name: 'Treor i Nacka' })).toBeVisible()
    await list.getByRole('button', { name: filled(savedSv.remove, { name: 'Treor i Nacka' }) }).click()
    await expect(undo).toBeVisible()
    await page.reload()
    await expect(page.getByText(savedSv.empty)).toBeVisible()
  },
)
