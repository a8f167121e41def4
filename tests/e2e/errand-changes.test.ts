import nb from '#src/features/errands/messages.nb.json' with { type: 'json' }
import sv from '#src/features/errands/messages.sv.json' with { type: 'json' }
import { barriers } from '#tests/support/barriers.ts'
import { contentOf } from '#tests/support/file-contents.ts'
import { errandList, errandRows, errandsPath } from '#tests/support/errand-page.ts'
import { expect, test } from '#tests/support/journey.ts'
import { filled } from '#tests/support/texts.ts'

const picture = {
  name: 'termostat-ny.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(contentOf('image/jpeg')),
}

// forms are filled in, refused and sent, and looked through for barriers on the way
test.slow()

test(
  'a resident completes an errand: text, another contact, a file less and a file more go as multipart, after each mistake has been told [F-126, C-069, V-044, V-047, X-058]',
  { tag: '@static' },
  async ({ page, journey }) => {
    await journey({ persona: 'amira', path: `${errandsPath}?errandId=case-204817` })
    await page.getByRole('button', { name: sv.detail.edit }).click()
    const dialog = page.getByRole('dialog', { name: sv.edit.title })
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
    await field(sv.edit.description).fill('')
    await field(sv.edit.firstName).fill('N00r')
    await dialog.getByRole('button', { name: sv.edit.submit }).click()
    const { flaw } = sv.edit
    const summary = dialog.getByRole('alert').filter({ hasText: sv.edit.summary })
    await expect(summary).toBeFocused()
    for (const text of [
      flaw.descriptionRequired,
      flaw.firstNameInvalid,
      flaw.lastNameRequired,
      flaw.emailRequired,
    ])
      await expect(summary.getByRole('link', { name: text })).toBeVisible()
    expect(await barriers(page)).toEqual([])

    await field(sv.edit.description).fill('Nu är det kallt i hela rummet.')
    await field(sv.edit.firstName).fill('Noor')
    await field(sv.edit.lastName).fill('Nordin')
    await field(sv.edit.email).fill('noor.nordin@example.com')
    const picker = dialog.locator('input[type=file]')
    await picker.setInputFiles({ ...picture, name: 'virus.exe' })
    await expect(dialog.getByText(filled(sv.edit.fileFlaw.type, { name: 'virus.exe' }))).toBeVisible()
    await picker.setInputFiles(picture)
    await dialog.getByRole('button', { name: filled(sv.edit.remove, { name: 'termostat.jpg' }) }).click()

    const sent = page.waitForRequest((one) => one.method() === 'PATCH')
    await dialog.getByRole('button', { name: sv.edit.submit }).dblclick()
    const request = await sent
    expect(request.url()).toMatch(/\/case_management\/customer\/case\/case-204817$/)
    expect(request.headers()['content-type']).toContain('multipart/form-data')
    await expect(dialog).toBeHidden()
    const main = page.getByRole('main')
    await expect(main.getByText('Nu är det kallt i hela rummet.')).toBeVisible()
    await expect(main.getByText('Noor Nordin')).toBeVisible()
    await expect(main.getByText(picture.name)).toBeVisible()
    await expect(main.getByText('termostat.jpg', { exact: true })).toHaveCount(0)
    await expect(main.getByText('Ärendet kompletterat')).toHaveCount(1)
  },
)

test('a resident closes an errand after being asked, and it counts as cancelled by the customer [F-127, C-067, S-067]', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'amira', path: `${errandsPath}?errandId=case-204817` })
  const ask = page.getByRole('button', { name: sv.detail.end })
  await ask.click()
  const dialog = page.getByRole('alertdialog', { name: sv.end.title })
  await expect(dialog).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: sv.cancel }).click()
  await expect(ask).toBeFocused()
  await ask.click()
  const sent = page.waitForRequest(/customer\/case\/case-204817\/close$/)
  await dialog.getByRole('button', { name: sv.end.confirm }).click()
  expect((await sent).postDataJSON()).toEqual({ site: 'Jmse' })
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Avslutad, avslutad av dig')).toBeVisible()
  await expect(errandRows(page).first()).toContainText(sv.status['41'])
  await expect(ask).toHaveCount(0)
})

test("a board sees the association's errands, and of its rounds those that found something [C-052, C-054, C-055, S-074]", async ({
  page,
  journey,
}) => {
  await journey({ persona: 'karin', path: errandsPath })
  await expect(errandList(page).getByText('Hissen stannar mellan plan två och tre')).toBeVisible()
  await expect(errandList(page).getByText('Brandskyddsrond, trapphus A')).toBeVisible()
  await expect(errandList(page).getByText('Vårrond, gård och tak')).toHaveCount(0)
  const round = page.waitForResponse(/case_management\/rounds\/[^/]+$/)
  await errandList(page).getByRole('link', { name: 'Höstrond, gård och källare' }).click()
  expect((await round).status()).toBe(200)
  await expect(page.getByText(sv.detail.facts.points)).toBeVisible()
  await expect(page.getByText(sv.detail.room['10'])).toBeVisible()
  await expect(page.getByRole('button', { name: sv.detail.edit })).toHaveCount(0)
  expect(await barriers(page)).toEqual([])
})

test("a board completes one of the association's errands, and closes it [F-132, C-053, C-060, C-061]", async ({
  page,
  journey,
}) => {
  await journey({ persona: 'karin', path: errandsPath })
  const read = page.waitForResponse(/case_management\/case\/[^/]+$/)
  await errandList(page).getByRole('link', { name: 'Hissen stannar mellan plan två och tre' }).click()
  expect((await read).status()).toBe(200)
  await page.getByRole('button', { name: sv.detail.edit }).click()
  await page.getByRole('textbox', { name: sv.edit.description }).fill('Hissen står nu helt stilla.')
  const change = page.waitForResponse((one) => one.request().method() === 'PATCH')
  await page.getByRole('button', { name: sv.edit.submit }).click()
  expect((await change).url()).toMatch(/case_management\/case\/[^/]+$/)
  await expect(page.getByRole('main').getByText('Hissen står nu helt stilla.')).toBeVisible()

  await page.getByRole('button', { name: sv.detail.end }).click()
  const close = page.waitForResponse(/case_management\/case\/[^/]+\/close$/)
  await page.getByRole('button', { name: sv.end.confirm }).click()
  expect((await close).status()).toBe(204)
  await expect(page.getByText('Avslutad, avslutad av dig')).toBeVisible()
})

test('a Norwegian resident reads the one-year inspection by its name, completes a case and closes it in the Norwegian way [F-131, F-132, X-068, S-067]', async ({
  page,
  journey,
}) => {
  await journey({ site: 'Jmno', persona: 'henning', path: '/mine-sider/saker/' })
  const errands = page.getByRole('list', { name: nb.list.label })
  await expect(errands.getByText('Reklamasjon - ettårsbefaring')).toBeVisible()
  await expect(errands.getByText('Befaring - Anmerkning')).toHaveCount(0)
  await errands.getByRole('link', { name: 'Sluket på badet renner sakte' }).click()
  await page.getByRole('button', { name: nb.detail.edit }).click()
  await page.getByRole('textbox', { name: nb.edit.description }).fill('Nå renner det ikke i det hele tatt.')
  await page.getByRole('button', { name: nb.edit.submit }).click()
  await expect(page.getByRole('main').getByText('Nå renner det ikke i det hele tatt.')).toBeVisible()
  await page.getByRole('button', { name: nb.detail.end }).click()
  const again = page.waitForResponse(/customer\/get_cases$/)
  await page.getByRole('button', { name: nb.end.confirm }).click()
  const cases = (await (await again).json()) as { title: string; caseStatusId: number }[]
  expect(cases.find(({ title }) => title.startsWith('Sluket'))?.caseStatusId).toBe(42)
})
