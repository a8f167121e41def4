import sv from '#src/screens/errands/messages.sv.json' with { type: 'json' }
import { contentOf } from '#tests/support/file-contents.ts'
import { expect, test } from '#tests/support/journey/journey.ts'
import { filled } from '#tests/support/texts/texts.ts'

const errandsPath = '/mina-sidor/arenden/'

const picture = {
  name: 'termostat-ny.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(contentOf('image/jpeg')),
}

test(
  'an attachment is fetched from its path, the one of a round with /rounds, and saved under its name [F-130, C-057, C-068]',
  { tag: '@static' },
  async ({ page, journey }) => {
    await journey({ persona: 'amira', path: `${errandsPath}?errandId=case-204817` })
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: filled(sv.files.download, { name: 'element.jpg' }) }).click()
    expect((await saved).suggestedFilename()).toBe('element.jpg')

    await journey({ persona: 'karin', path: errandsPath })
    await page
      .getByRole('list', { name: sv.list.label })
      .getByRole('link', { name: 'Höstrond, gård och källare' })
      .click()
    const read = page.waitForResponse(/\/file\/[^/]+\/rondprotokoll\.pdf\/rounds$/)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: filled(sv.files.download, { name: 'rondprotokoll.pdf' }) }).click()
    expect((await read).status()).toBe(200)
    expect((await download).suggestedFilename()).toBe('rondprotokoll.pdf')
  },
)

test('a resident completes an errand: text, another contact, a file less and a file more go as multipart, after each mistake has been told [F-126, C-069, V-044, V-047, X-058]', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'amira', path: `${errandsPath}?errandId=case-204817` })
  await page.getByRole('button', { name: sv.detail.edit }).click()
  const dialog = page.getByRole('dialog', { name: sv.edit.title })
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  await field(sv.edit.description).fill('')
  await field(sv.edit.firstName).fill('N00r')
  await dialog.getByRole('button', { name: sv.edit.submit }).click()
  const { error } = sv.edit
  const summary = dialog.getByRole('alert').filter({ hasText: sv.edit.summary })
  await expect(summary).toBeFocused()
  for (const text of [
    error.descriptionRequired,
    error.firstNameInvalid,
    error.lastNameRequired,
    error.emailRequired,
  ])
    await expect(summary.getByRole('link', { name: text })).toBeVisible()

  await field(sv.edit.description).fill('Nu är det kallt i hela rummet.')
  await field(sv.edit.firstName).fill('Noor')
  await field(sv.edit.lastName).fill('Nordin')
  await field(sv.edit.email).fill('noor.nordin@example.com')
  const picker = dialog.locator('input[type=file]')
  await picker.setInputFiles({ ...picture, name: 'virus.exe' })
  await expect(dialog.getByText(filled(sv.edit.fileError.type, { name: 'virus.exe' }))).toBeVisible()
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
})
