import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ObjectSearchRequest, TagSearchRequest } from '#gen/residence/model.ts'
import { jmse } from '#src/sites/jmse.ts'
import { answerCalls } from '#tests/support/answers.ts'
import { renderIn } from '#tests/support/portal-frame.tsx'
import { StartSearch } from './start-search.tsx'

const nacka = { id: 'municipality-nacka', text: 'Nacka', type: 'municipality', url: 'nacka', count: 41 }

test('the button says how many homes there are for what has been chosen, and leads to them', async () => {
  const { router } = await renderStart()
  await expect.element(page.getByRole('button', { name: 'Visa 637 bostäder' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Antal rum' }).selectOptions('3 eller fler')
  await page.getByRole('combobox', { name: 'Ort, område eller projekt' }).fill('nacka')
  await expect.element(page.getByRole('button', { name: 'Visa 12 bostäder' })).toBeVisible()
  await page.getByRole('button', { name: 'Visa 12 bostäder' }).click()
  await vi.waitFor(() => expect(router.latestLocation.pathname).toBe('/search'))
  expect(router.latestLocation.search).toMatchObject({ minRooms: 3, q: 'nacka' })
})

test('a place that nobody knows is said so, and nothing typed is lost', async () => {
  const { router } = await renderStart()
  const place = page.getByRole('combobox', { name: 'Ort, område eller projekt' })
  await place.fill('Atlantis')
  await page.getByRole('button', { name: /^Visa/ }).click()
  await expect.element(place).toHaveAccessibleDescription(/Vi hittar ingen plats med det namnet/)
  await expect.element(place).toHaveValue('Atlantis')
  expect(router.latestLocation.pathname).toBe('/')
})

function renderStart() {
  answerCalls({
    'POST /residence/search_object': ({ body }) => {
      const { tags, minRooms } = (body as ObjectSearchRequest).filter ?? {}
      return { hits: [], total: tags && minRooms ? 12 : 637 }
    },
    'POST /residence/search/tags': ({ body }) =>
      nacka.text.toLowerCase().startsWith((body as TagSearchRequest).text.toLowerCase()) ? [nacka] : [],
  })
  return renderIn(jmse, <StartSearch />)
}
