import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ObjectSearchRequest, TagSearchRequest } from '#gen/residence/model.ts'
import type { PageViewModel } from '#src/api/content/content.ts'
import { hitsByIdsQuery } from '#src/api/homes/residence-homes.ts'
import texts from '#src/features/search/messages.sv.json'
import { lazyPart } from '#src/i18n/lazy-part.tsx'
import { jmse } from '#src/sites/jmse.ts'
import { answerCalls } from '#tests/support/component/answers.ts'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { holdTimers } from '#tests/support/component/held-timers.ts'
import { renderIn } from '#tests/support/component/portal-frame.tsx'
import { StartSearch } from './start-search.tsx'
import { StartTemplate } from '../start.tsx'

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
  await expect.poll(() => router.latestLocation.pathname).toBe('/search')
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

test('a sentence about a home becomes the filters of the search, and the button counts by them', async () => {
  const { router, asked } = await renderStart()
  await page.getByRole('combobox', { name: 'Bostadstyp' }).selectOptions('Lägenhet')
  const place = page.getByRole('combobox', { name: 'Ort, område eller projekt' })
  await place.fill('Trea Nacka balkong under 4,5 miljoner visning i helgen')
  await expect.element(page.getByRole('button', { name: 'Visa 12 bostäder' })).toBeVisible()
  const filter = {
    minRooms: 3,
    maxRooms: 3,
    maxPrice: 4_500_000,
    outdoorArea: ['balcony'],
    residenceType: ['apartment'],
    viewing: 'in7Days',
  }
  expect(asked.at(-1)?.body).toMatchObject({ filter: { ...filter, tags: [nacka.id] } })
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.latestLocation.pathname).toBe('/search')
  expect(router.latestLocation.search).toMatchObject({ ...filter, q: 'nacka' })
})

test('a sentence of which something is not understood leads, whole, to where it is shown', async () => {
  const { router } = await renderStart()
  const place = page.getByRole('combobox', { name: 'Ort, område eller projekt' })
  await place.fill('trea nacka havsutsikt')
  await expect.element(page.getByRole('button', { name: 'Visa bostäderna' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => router.latestLocation.href).toMatch(/^\/sok\/?\?s=trea\+nacka\+havsutsikt$/)
})

test('a sentence that cannot be looked up is kept, and can be sent again', async () => {
  let isDown = true
  const { router } = await renderStart({
    'POST /residence/search/tags': ({ body }) =>
      isDown ? new Response(null, { status: 503 }) : placesFrom((body as TagSearchRequest).text),
  })
  const place = page.getByRole('combobox', { name: 'Ort, område eller projekt' })
  await place.fill('trea nacka')
  await page.getByRole('button', { name: /^Visa/ }).click()
  await expect.element(place).toHaveAccessibleDescription(texts.place.failed)
  await expect.element(place).toHaveValue('trea nacka')
  isDown = false
  await page.getByRole('button', { name: /^Visa/ }).click()
  await expect.poll(() => router.latestLocation.search).toMatchObject({ minRooms: 3, q: 'nacka' })
})

test('whoever leaves while their words are looked up is led nowhere', async () => {
  const answer = Promise.withResolvers<unknown>()
  let isAsked = false
  const { router, queryClient, unmount } = await renderStart({
    'POST /residence/search/tags': ({ body }) => {
      if ((body as TagSearchRequest).text === '') return []
      isAsked = true
      return answer.promise
    },
  })
  const navigate = vi.spyOn(router, 'navigate')
  // before the field has asked by itself: what it asks is called off as it goes
  const timers = holdTimers()
  const place = page
    .getByRole('combobox', { name: 'Ort, område eller projekt' })
    .element() as HTMLInputElement
  await userEvent.fill(place, 'nacka')
  place.form?.requestSubmit()
  const soon = (is: () => unknown) =>
    expect.poll(() => {
      timers.pass(1)
      return is()
    })
  await soon(() => isAsked).toBe(true)
  await unmount()
  answer.resolve(placesFrom('nacka'))
  await soon(() => queryClient.isFetching()).toBe(0)
  for (let task = 0; task < 5; task++) await Promise.resolve(timers.pass(1))
  expect(navigate).not.toHaveBeenCalled()
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
  await expect.poll(() => router.latestLocation.search).toMatchObject({ q: 'nacka' })
})

test('the largest places are asked for once somebody is in the field, and not before [C-038]', async () => {
  const { asked } = await renderStart()
  const tagSearches = () => asked.filter(({ call }) => call === 'POST /residence/search/tags')
  await expect.element(page.getByRole('button', { name: 'Visa 637 bostäder' })).toBeVisible()
  expect(tagSearches()).toEqual([])
  await page.getByRole('combobox', { name: 'Ort, område eller projekt' }).click()
  await expect.element(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  expect(tagSearches()).toHaveLength(1)
})

test('the number of homes is asked for once those below the search are drawn', async () => {
  const { promise, resolve } = Promise.withResolvers<() => string>()
  const Homes = lazyPart(() => promise, { when: 'firstBelow' })
  const drawnBefore: string[] = []
  const count = vi.fn(() => {
    drawnBefore.push(document.body.textContent)
    return { hits: [], total: 637 }
  })
  answerCalls({ 'POST /residence/search_object': count })
  await renderIn(
    jmse,
    <>
      <StartSearch />
      <p>
        <Homes />
      </p>
    </>,
  )
  await expect.element(page.getByRole('button', { name: 'Visa bostäderna' })).toBeVisible()
  await new Promise((next) => setTimeout(next))
  expect(count).not.toHaveBeenCalled()
  resolve(() => 'Tre bostäder')
  await expect.element(page.getByRole('button', { name: 'Visa 637 bostäder' })).toBeVisible()
  expect(drawnBefore).toEqual([expect.stringContaining('Tre bostäder')])
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
  const start = {
    template: 'start',
    quickLinks: [],
    popularSearches: [],
    content,
  } as unknown as PageViewModel
  const { queryClient } = await renderIn(jmse, <StartTemplate page={start} />)
  expect(queryClient.getQueryState(hitsByIdsQuery(jmse, 'stage', ['strand']).queryKey)).toBeDefined()
  await expect.element(page.getByRole('heading', { name: 'Nya projekt' })).toBeVisible()
})

const placesFrom = (text: string) => ('nacka'.startsWith(text.toLowerCase()) ? [nacka, strand] : [])

async function renderStart(answers: Parameters<typeof answerCalls>[0] = {}) {
  const asked = answerCalls({
    'POST /residence/search_object': ({ body }) => {
      const { tags, minRooms } = (body as ObjectSearchRequest).filter ?? {}
      return { hits: [], total: tags && minRooms ? 12 : 637 }
    },
    'POST /residence/search/tags': ({ body }) => placesFrom((body as TagSearchRequest).text),
    ...answers,
  })
  return { ...(await renderIn(jmse, <StartSearch />)), asked }
}
