import type { Locator, Page } from '@playwright/test'
import faultSv from '#src/features/fault-report/messages.sv.json' with { type: 'json' }
import { Report } from '#tests/support/pages/fault-report.ts'
import { contentOf } from '#tests/support/file-contents.ts'
import { answerFileDialogs } from '#tests/support/journey/file-dialog.ts'
import { expect, test } from '#tests/support/journey/journey.ts'

test.use({ viewport: { width: 1440, height: 900 } })
// whole walks
test.slow()

/** Tabs on until something has the focus. */
async function reach(page: Page, target: Locator) {
  for (let press = 0; press < 40; press++) {
    if (await target.evaluate((one) => one === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused({ timeout: 1 })
}

/** Types a text over what a field holds. */
async function type(page: Page, field: Locator, text: string) {
  await reach(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  await expect(field).toHaveValue(text)
}

/** Chooses with Space, as where nothing of a group is chosen yet. */
async function pick(page: Page, target: Locator) {
  await target.waitFor()
  const first = target.first()
  await reach(page, first)
  await page.keyboard.press('Space')
}

test('a resident reports by keyboard alone: each field is reached by Tab, and Enter goes on [F-096, F-102, F-109]', async ({
  page,
  journey,
}) => {
  await journey({ persona: 'amira', path: '/#open-case' })
  const report = new Report(page)
  const { keyboard } = page
  const { dialog } = report
  const choose = answerFileDialogs(page)
  choose({ name: 'kran.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(contentOf('image/jpeg', 900)) })
  await report.heading('acceptTerms')
  await pick(page, report.field('acceptTerms'))
  await keyboard.press('Enter')
  await report.heading('contactNoManagement')
  await type(page, report.field('phone'), '070-1740605')
  await keyboard.press('Enter')
  await report.heading('residentResidence')
  await pick(page, report.radio(faultSv.place.dwelling))
  // an arrow goes to the next of the group, and chooses it
  await keyboard.press('ArrowDown')
  await expect(report.radio(faultSv.place.shared)).toBeChecked()
  await keyboard.press('ArrowUp')
  await pick(page, report.radio(/Ekbacksgatan 4 B/))
  await keyboard.press('Enter')
  await report.heading('problemArea')
  await pick(page, dialog.getByRole('radio').first())
  await keyboard.press('ArrowDown')
  await expect(report.radio('Kök')).toBeChecked()
  await keyboard.press('Enter')
  await report.heading('problemAreaDetails')
  await pick(page, dialog.getByRole('radio').first())
  await keyboard.press('Enter')
  await report.heading('appliances')
  await reach(page, dialog.getByRole('button', { name: faultSv.button.infoNext }))
  await keyboard.press('Enter')
  await report.heading('description')
  await type(page, report.field('description'), 'Kranen droppar.')
  await reach(page, dialog.getByRole('button', { name: faultSv.files.choose }))
  await keyboard.press('Enter')
  await expect(dialog.getByText('kran.jpg')).toBeVisible()
  await reach(page, dialog.getByRole('button', { name: faultSv.button.next }))
  await keyboard.press('Enter')
  await report.heading('summaryResident')
  const change = dialog.getByRole('button', { name: new RegExp(`^${faultSv.review.change}: `) })
  await reach(page, change.first())
  await keyboard.press('Enter')
  await report.heading('residentResidence')
  await reach(page, dialog.getByRole('button', { name: faultSv.button.next }))
  await keyboard.press('Enter')
  await report.heading('summaryResident')
  await reach(page, dialog.getByRole('button', { name: faultSv.button.submit }))
  await keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: faultSv.sent.title })).toBeFocused()
  await reach(page, dialog.getByRole('button', { name: faultSv.sent.close }))
  await keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
})
