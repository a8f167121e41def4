import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import content from '#src/features/page-content/messages.sv.json'
import { barriersHere } from '#tests/support/barriers-here.ts'
import { visits } from '#tests/support/visits.tsx'

const { mock, visit } = visits()

const article = 'Vitt är inte en färg'
const open = () => page.getByRole('main').getByRole('link', { name: article })
const dialog = () => page.getByRole('dialog', { name: article })

test('an article opens over the list and as large as the window; Back and its own words lead back [N-030, S-030]', async () => {
  await visit({ path: '/inspiration/' })
  await open().click()
  await expect.element(dialog()).toBeVisible()
  await expect.poll(() => location.pathname + location.hash).toBe('/inspiration/#modal')
  await expect.element(dialog().getByRole('img').first()).toBeVisible()
  expect(await barriersHere({ modal: true })).toEqual([])
  history.back()
  await expect.element(dialog()).not.toBeInTheDocument()
  await open().click()
  await dialog().getByRole('button', { name: content.inspiration.back }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(open()).toHaveFocus()
})

test('an article that cannot be read is asked for again, and has a page of its own all the same [N-030]', async () => {
  await visit({ path: '/inspiration/' })
  await expect.element(open()).toBeVisible()
  await mock.fault({ operationId: 'getViewModel', status: 503 })
  await open().click()
  await expect.element(dialog().getByText(content.inspiration.down)).toBeVisible()
  await mock.clearFaults()
  await dialog().getByRole('button', { name: content.inspiration.retry }).click()
  await expect.element(dialog().getByRole('img').first()).toBeVisible()
  await dialog().getByRole('link', { name: content.inspiration.page }).click()
  await expect.poll(() => location.pathname).toBe('/inspiration/vitt-ar-inte-en-farg/')
  await expect.element(dialog()).not.toBeInTheDocument()
})
