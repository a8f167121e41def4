import { sv as texts } from '#src/demo/director/panel-texts/sv.ts'
import { openDirector } from '#tests/support/pages/director.ts'
import { expect, test } from '#tests/support/journey/journey.ts'

test('in forced colours the verdict of a call is told by the kind of its edge; nothing of the panel is printed', async ({
  page,
  mock,
  baseURL,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const { panel } = await openDirector(page, baseURL)
  await mock.fault({ operationId: 'searchObjects', status: 503 })
  await page.reload()
  await panel.getByRole('tab', { name: texts.tabs.calls }).click()
  const edgeOf = (verdict: string) =>
    panel
      .locator(`[data-verdict=${verdict}]`)
      .first()
      .evaluate((row) => getComputedStyle(row).borderLeftStyle)
  expect([await edgeOf('good'), await edgeOf('fault')]).toEqual(['solid', 'dashed'])
  await page.emulateMedia({ media: 'print' })
  await expect(panel).toBeHidden()
})
