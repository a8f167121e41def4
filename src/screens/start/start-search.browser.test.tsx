import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ObjectSearchRequest, TagSearchRequest } from '#gen/residence/model.ts'
import type { PageViewModel } from '#src/api/content.ts'
import { hitsByIdsQuery } from '#src/api/residence-homes.ts'
import { jmse } from '#src/sites/jmse.ts'
import { answerCalls } from '#tests/support/answers.ts'
import { barriersHere } from '#tests/support/barriers-here.ts'
import { renderIn } from '#tests/support/portal-frame.tsx'
import { StartSearch } from './start-search.tsx'
import { StartTemplate } from './start.tsx'

const strand = {
  id: 'stage-nacka-strand',
  text: 'Brf Nacka Strand',
  type: 'stage',
  url: 'brf-nacka-strand',
  address: 'Strandvägen',
  count: 9,
}
const nacka = { id: 'municipality-nacka', text: 'Nacka', type: 'municipality', url: 'nacka', count: 41 }

test('the button says how many homes there are for what has been chosen, and leads to them', async () => {
  const { router } = await renderStart()
  await expect.element(page.getByRole('button', { name: 'Visa 637 bostäder' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Antal rum' }).selectOptions('3 eller fler')
  await page.getByRole('combobox', { name: 'Ort, område eller projekt' }).fill('nacka')
  await expect.element(page.getByRole('button', { name: 'Visa 12 bostäder' })).toBeVisible()
  // the suggestions lie over it
  await userEvent.keyboard('{Escape}')
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

test('suggestions say what they are and how many, and are chosen by keyboard or pointer [C-038]', async () => {
  const { router } = await renderStart()
  const place = page.getByRole('combobox', { name: 'Ort, område eller projekt' })
  const options = page.getByRole('listbox').getByRole('option')
  await place.fill('nack')
  await expect.element(options.first()).toMatchTextContent(/^Nacka kommun41 bostäder$/)
  await expect.element(options.nth(1)).toMatchTextContent(/^Brf Nacka Strand projekt, Strandvägen9 bostäder$/)
  await expect.element(page.getByRole('status').first()).toMatchTextContent(/^2 förslag$/)
  expect(await barriersHere({ modal: true })).toEqual([])
  const { borderLeft, borderTop, borderRight } = getComputedStyle(place.element().parentElement as Element)
  expect([borderLeft, borderTop]).toEqual([borderRight, borderRight])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  expect(place.element().getAttribute('aria-activedescendant')).toBe(options.nth(1).element().id)
  await userEvent.keyboard('{Escape}')
  await expect.element(options.first()).not.toBeInTheDocument()
  await expect.element(place).toHaveValue('nack')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(place).toHaveValue('Brf Nacka Strand')
  await expect.element(options.first()).not.toBeInTheDocument()
  expect(router.latestLocation.pathname).toBe('/')
  await place.fill('nack')
  await options.first().click()
  await expect.element(place).toHaveValue('Nacka')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(router.latestLocation.search).toMatchObject({ q: 'nacka' }))
})

test('what the page names is asked for while what shows it is still to come', async () => {
  answerCalls({
    'POST /residence/search_object': () => ({ hits: [], total: 637 }),
    'POST /residence/search/tags': () => [],
    'POST /residence/search/by_ids/stage': () => ({ hits: [] }),
  })
  const named = { type: 'residences', id: 'new', of: 'stage', ids: ['strand'], heading: 'Nya projekt' }
  const image = { url: '/strand.webp', altText: '', width: 3, height: 2 }
  const content = { kind: 'start', heading: 'Hem', image, blocks: [named] }
  const start = { template: 'start', quickLinks: [], content } as unknown as PageViewModel
  const { queryClient } = await renderIn(jmse, <StartTemplate page={start} />)
  expect(queryClient.getQueryState(hitsByIdsQuery(jmse, 'stage', ['strand']).queryKey)).toBeDefined()
  await expect.element(page.getByRole('heading', { name: 'Nya projekt' })).toBeVisible()
})

function renderStart() {
  answerCalls({
    'POST /residence/search_object': ({ body }) => {
      const { tags, minRooms } = (body as ObjectSearchRequest).filter ?? {}
      return { hits: [], total: tags && minRooms ? 12 : 637 }
    },
    'POST /residence/search/tags': ({ body }) =>
      'nacka'.startsWith((body as TagSearchRequest).text.toLowerCase()) ? [nacka, strand] : [],
  })
  return renderIn(jmse, <StartSearch />)
}
