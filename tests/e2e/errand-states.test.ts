import sv from '#src/features/errands/messages.sv.json' with { type: 'json' }
import { errandList, errandRows, errandsPath } from '#tests/support/errand-page.ts'
import { expect, test } from '#tests/support/journey.ts'
import { texts } from '#tests/support/texts.ts'

const { menu } = texts.sv.myPages

// each state is looked through for barriers
test.slow()

test('whoever just moved in has Errands in the menu once there are some, and nobody loses it when that cannot be told [P-011, C-062, K-065, X-054]', async ({
  page,
  journey,
}) => {
  const overview = '/mina-sidor/'
  const entry = page.getByRole('navigation', { name: menu.label }).getByRole('link', { name: menu.errands })
  const other = page.getByRole('navigation', { name: menu.label }).getByRole('link', { name: menu.contacts })
  const asked = page.waitForResponse(/case_management\/has_cases$/)
  await journey({ persona: 'elias', path: overview })
  const answer = await asked
  expect(await answer.json()).toBe(false)
  await expect(other).toBeVisible()
  await expect(entry).toHaveCount(0)

  const reported = await page.evaluate(
    async ({ url, authorization }) => {
      const report = {
        siteId: '1',
        area: '2',
        address: 'Råstahöjdsvägen 12',
        zipCode: '16960',
        city: 'Solna',
        governmentObjectId: '1201',
        roomId: 'kitchen',
        assetTypeId: 'worktop',
        description: 'Bänkskivan har släppt vid diskhon.',
      }
      const body = new FormData()
      for (const [name, value] of Object.entries(report)) body.append(name, value)
      const headers = { authorization }
      return (await fetch(url, { method: 'POST', body, headers, credentials: 'include' })).status
    },
    {
      url: answer.url().replace('has_cases', 'customer/create_case'),
      authorization: (await answer.request().allHeaders())['authorization'] ?? '',
    },
  )
  expect(reported).toBe(201)
  await page.reload()
  await expect(entry).toBeVisible()

  await journey({ persona: 'amira', scenario: 'has-cases-fails', path: overview })
  await expect(entry).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('by keyboard alone a resident narrows the list, opens an errand, is stopped by a mistake, completes it and comes back [F-123, F-124, F-126]', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'amira', path: errandsPath })
  const status = page.getByRole('button', { name: sv.filter.statusAll })
  await status.focus()
  await page.keyboard.press('Enter')
  const ongoing = page.getByRole('checkbox', { name: new RegExp(`^${sv.group.ongoing} \\(`) })
  while (!(await ongoing.evaluate((box) => box === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(errandRows(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: sv.group.ongoing })).toBeFocused()

  const row = errandList(page).getByRole('link').nth(1)
  const title = (await row.textContent()) ?? ''
  while (!(await row.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  const edit = page.getByRole('button', { name: sv.detail.edit })
  await edit.focus()
  await page.keyboard.press('Enter')
  const description = page.getByRole('textbox', { name: sv.edit.description })
  await expect(description).toBeVisible()
  while (!(await description.evaluate((box) => box === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  const save = page.getByRole('button', { name: sv.edit.submit })
  await save.press('Enter')
  const summary = page.getByRole('alert').filter({ hasText: sv.edit.summary })
  await expect(summary).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(description).toBeFocused()
  await page.keyboard.type('Det låter fortfarande.')
  await save.press('Enter')
  await expect(page.getByRole('main').getByText('Det låter fortfarande.')).toBeVisible()
  await expect(edit).toBeFocused()
})
