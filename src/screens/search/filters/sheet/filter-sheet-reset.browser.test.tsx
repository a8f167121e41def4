import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import search from '#src/features/search/messages.sv.json'
import { jmse } from '#src/sites/jmse.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { renderSearch } from '../../render-search.test-support.tsx'

beforeEach(() => sessionStorage.clear())

const t = translated('sv')
const dialog = () => page.getByRole('dialog')
const isInDialog = () => expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true)

test('whoever clears all filters in the sheet stays in it, in the same step of the history', async () => {
  await page.viewport(390, 844)
  const { changes } = await renderSearch(jmse, '?minPrice=2000000')
  await page.getByRole('button', { name: t('search.sheet.open', { count: 1 }) }).click()
  await dialog().getByRole('button', { name: search.clear.all }).click()
  await expect.poll(() => changes.at(-1)).toMatchObject({ state: {}, replaces: true })
  await isInDialog()
})
