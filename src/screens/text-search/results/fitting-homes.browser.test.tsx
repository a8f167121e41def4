import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { TagSearchRequest } from '#gen/residence/model.ts'
import { jmse } from '#src/sites/jmse.ts'
import search from '#src/features/search/messages.sv.json'
import { answerCalls } from '#tests/support/component/answers.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { FittingHomes } from './fitting-homes.tsx'

afterEach(() => vi.unstubAllGlobals())

const nacka = { id: 'municipality-nacka', type: 'municipality', text: 'Nacka', url: 'nacka', count: 12 }

test('what is said of a home becomes filters; one that is taken away narrows no longer, nor in the search it leads to', async () => {
  const asked = answerCalls({
    'POST /residence/search/tags': () => [nacka],
    'POST /residence/search_object': () => ({ hits: [], total: 7, facets: [], priceBuckets: [] }),
  })
  await renderIn(jmse, <FittingHomes text="Trea i Nacka med balkong" />)
  const link = page.getByRole('link', { name: 'Visa 7 bostäder' })
  await expect
    .element(link)
    .toHaveAttribute('href', '/sok-bostad/?minRooms=3&maxRooms=3&outdoorArea=balcony&q=nacka')
  expect(await barriersHere({ within: 'section' })).toEqual([])
  await page.getByRole('button', { name: /^Ta bort 3\srok$/ }).click()
  await expect.element(link).toHaveAttribute('href', '/sok-bostad/?outdoorArea=balcony&q=nacka')
  await page.getByRole('button', { name: 'Ta bort Nacka' }).click()
  await expect.element(link).toHaveAttribute('href', '/sok-bostad/?outdoorArea=balcony')
  const filters = asked.filter(({ call }) => call.endsWith('search_object')).map(({ body }) => body)
  expect(filters).toMatchObject([
    { filter: { minRooms: 3, maxRooms: 3, outdoorArea: ['balcony'], tags: ['municipality-nacka'] } },
    { filter: { outdoorArea: ['balcony'], tags: ['municipality-nacka'] } },
    { filter: { outdoorArea: ['balcony'] } },
  ])
})

test('a viewing is a filter, too, and words that are none are said to be left out', async () => {
  const named = (text: string) => (text === 'nacka' ? [nacka] : [])
  answerCalls({
    'POST /residence/search/tags': ({ body }) => named((body as TagSearchRequest).text),
    'POST /residence/search_object': () => ({ hits: [], total: 4, facets: [], priceBuckets: [] }),
  })
  await renderIn(jmse, <FittingHomes text="Visning i veckan Nacka havsutsikt" />)
  const filters = page.getByRole('list', { name: 'Så har vi förstått dig' })
  await expect.element(filters).toMatchTextContent(/^Visning inom 7 dagarNacka$/)
  await expect.element(page.getByText('Ingår inte i sökningen: ”havsutsikt”.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Visa 4 bostäder' }))
    .toHaveAttribute('href', '/sok-bostad/?viewing=in7Days&q=nacka')
})

test('who writes the name of a place alone is shown its homes first; words that only begin one show none', async () => {
  const asked = answerCalls({
    'POST /residence/search/tags': () => [nacka],
    'POST /residence/search_object': () => ({ hits: [], total: 41, facets: [], priceBuckets: [] }),
  })
  const screen = await renderIn(jmse, <FittingHomes text="nacka " />)
  await expect
    .element(page.getByRole('link', { name: 'Visa 41 bostäder' }))
    .toHaveAttribute('href', '/sok-bostad/?q=nacka')
  await expect.element(page.getByRole('button', { name: 'Ta bort Nacka' })).toBeVisible()
  expect(await barriersHere({ within: 'section' })).toEqual([])
  await screen.unmount()
  await renderIn(jmse, <FittingHomes text="nack" />)
  await expect.poll(() => asked.filter(({ call }) => call.endsWith('search/tags'))).toHaveLength(2)
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})

test('homes that cannot be read are said to be missing where they would stand, and come when one tries again [X-018]', async () => {
  answerCalls({
    'POST /residence/search/tags': () => [nacka],
    'POST /residence/search_object': () => Response.json({}, { status: 404 }),
  })
  await renderIn(jmse, <FittingHomes text="nacka" />)
  await expect.element(page.getByRole('alert').getByText(search.down.title)).toBeVisible()
  answerCalls({
    'POST /residence/search_object': () => ({ hits: [], total: 41, facets: [], priceBuckets: [] }),
  })
  await page.getByRole('button', { name: search.down.retry }).click()
  await expect.element(page.getByRole('link', { name: 'Visa 41 bostäder' })).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('words of which nobody knows a place are no search for a home', async () => {
  answerCalls({ 'POST /residence/search/tags': () => [] })
  await renderIn(jmse, <FittingHomes text="balkong bygglov" />)
  await expect.element(page.getByRole('region')).not.toBeInTheDocument()
})
