import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { StageAndAreaSearchResult } from '#gen/residence/model.ts'
import texts from '#src/features/search/messages.sv.json'
import filters from '#src/screens/search/filters/messages.sv.json'
import { barriersHere } from '#tests/support/barriers/barriers-here.ts'
import { translated } from '#tests/support/texts/translated.ts'
import { visits } from '#tests/support/component/visits.tsx'
import nothing from './nothing-found/messages.sv.json'
import places from './places/messages.sv.json'

const { answered, mock, visit } = visits()

const t = translated('sv')

type Kind = 'object' | 'stage' | 'area'
const cards = (kind: Kind) =>
  page.getByRole('list', { name: texts.hits[kind], exact: true }).getByRole('article')
const choose = (kind: Kind) =>
  page.getByRole('radio', { name: texts.hits[kind], exact: true }).click({ force: true })
const found = () => page.getByRole('main').getByRole('status').first()
const query = () => new URLSearchParams(location.search)
/** What the last search for projects and areas was answered: the page asks for it beside the homes. */
const counts = async () => {
  await expect.poll(() => answered('/stage_and_area_search')).not.toEqual([])
  return (await answered<StageAndAreaSearchResult>('/stage_and_area_search')).at(-1)
}
const shows = (kind: Kind, count: number) => expect.poll(() => cards(kind).elements().length).toBe(count)

test('a search lists homes, their projects or the areas they lie in, and the address says which [F-154, C-034]', async () => {
  await visit({ path: '/sok-bostad/?minRooms=3' })
  await expect.element(cards('object').first()).toBeVisible()
  const { stageCount = 0, areaCount = 0 } = (await counts()) ?? {}

  await choose('stage')
  await shows('stage', Math.min(stageCount, 30))
  await expect.element(found()).toMatchTextContent(t('search.placeCount.stage', { count: stageCount }))
  expect(query().get('hits')).toBe('stage')
  await expect
    .element(cards('stage').first().getByRole('link'))
    .toHaveAttribute('href', expect.stringMatching('^/bostader/'))
  expect(await barriersHere()).toEqual([])

  await choose('area')
  await shows('area', Math.min(areaCount, 30))
  await expect
    .element(cards('area').first().getByRole('link'))
    .toHaveAttribute('href', expect.stringMatching('^/omraden/'))
  await expect.element(cards('area').first()).toMatchTextContent(/\d projekt ·/)

  await choose('object')
  await expect.element(cards('object').first()).toBeVisible()
  expect(query().get('hits')).toBeNull()
  expect(query().get('minRooms')).toBe('3')
})

test('homes stand by their project, ten projects at a time, and all of one are a press away [F-154, F-085]', async () => {
  await visit({ path: '/sok-bostad/?maxRooms=3' })
  await expect.element(cards('object').first()).toBeVisible()
  await page.getByRole('combobox', { name: texts.display.label }).selectOptions(texts.display.stage)
  const groups = () => page.getByRole('region', { name: /^\d+ bost.+ i / })
  const countOf = (at: number) => Number.parseInt(groups().nth(at).element().textContent, 10)
  await expect.poll(() => groups().elements().length).toBe(10)
  expect(query().get('group')).toBe('stage')
  expect(groups().nth(0).getByRole('article').elements()).toHaveLength(Math.min(countOf(0), 3))
  expect(await barriersHere({ drawn: true })).toEqual([])

  await page.getByRole('button', { name: texts.more.stage }).click()
  await expect.poll(() => groups().elements().length).toBe(20)
  await expect.poll(() => groups().nth(10).element().contains(document.activeElement)).toBe(true)

  const large = [...groups().elements().keys()].find((at) => countOf(at) > 3) ?? 0
  const count = countOf(large)
  await groups().nth(large).getByText(t('places.group.all', { count }), { exact: true }).click()
  await shows('object', count)
  expect([query().get('group'), query().get('maxRooms'), query().getAll('stageIds').length]).toEqual([
    null,
    '3',
    1,
  ])
})

test('projects are counted by county, and one press shows those of one county, another all again [C-037, C-039]', async () => {
  await visit({ path: '/sok-bostad/?hits=stage' })
  const county = page
    .getByRole('list', { name: places.counties })
    .getByRole('button', { name: /^Uppsala län/ })
  await expect.element(county).toBeVisible()
  const count = Number(/\d+$/.exec(county.element().textContent)?.[0])
  await county.click()
  await shows('stage', count)
  expect(query().get('q')).toBe('uppsala-lan')
  await expect.element(county).toHaveAttribute('aria-pressed', 'true')
  await county.click()
  await expect.poll(() => query().get('q')).toBeNull()
})

for (const status of ['planned', 'soldOut', 'reference'] as const)
  test(`the status "${texts.projectStatus[status]}" can be chosen and finds projects, where no home is for sale [E-012]`, async () => {
    await visit({ path: '/sok-bostad/' })
    await expect.element(cards('object').first()).toBeVisible()
    const { stageStatuses = [] } = (await counts()) ?? {}
    const count = stageStatuses.find(({ value }) => value === status)?.count ?? 0
    expect(count).toBeGreaterThan(0)
    await page.getByRole('button', { name: texts.filter.more, exact: true }).click()
    const name = `${texts.projectStatus[status]} (${t('search.card.projects', { count })})`
    await page.getByRole('checkbox', { name }).click()
    await expect.element(page.getByRole('button', { name: t('search.show.stage', { count }) })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await shows('stage', Math.min(count, 30))
    await expect.element(page.getByRole('radio', { name: texts.hits.stage, exact: true })).toBeChecked()
    await choose('object')
    await expect.element(page.getByText(nothing.filtered)).toBeVisible()
  })

test('the status succession finds the homes that are handed over [E-012]', async () => {
  await visit({ path: '/sok-bostad/?projectStatus=succession' })
  await expect.element(cards('object').first()).toMatchTextContent(texts.status.succession)
  await choose('stage')
  await expect.element(cards('stage').first()).toBeVisible()
})

test('projects that cannot be fetched say so, and are asked for again [X-018]', async () => {
  await mock.fault({ operationId: 'searchStagesAndAreas', status: 503, problemCode: 'searchServiceDown' })
  await visit({ path: '/sok-bostad/?hits=stage' })
  await expect.element(page.getByText(places.down)).toBeVisible()
  expect(await barriersHere()).toEqual([])
  await mock.clearFaults()
  await page.getByRole('button', { name: texts.down.retry }).click()
  await expect.element(cards('stage').first()).toBeVisible()
})

for (const { width, filter } of [
  { width: 1440, filter: new RegExp(`^${texts.filter.price}$`) },
  { width: 390, filter: /^Filter/ },
])
  test(`an open filter of the search has no barrier at ${width} px`, async () => {
    await visit({ path: '/sok-bostad/', width })
    await expect.poll(() => page.getByRole('article').elements().length).toBe(30)
    await page.getByRole('button', { name: filter }).first().click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(await barriersHere({ modal: true, drawn: true })).toEqual([])
  })

test('the search page has no barrier when nothing is found', async () => {
  await visit({ path: '/sok-bostad/?minPrice=10000000&maxArea=5' })
  await expect.element(page.getByText(nothing.filtered)).toBeVisible()
  for (const width of [1440, 390]) {
    await page.viewport(width, 900)
    expect({ width, barriers: await barriersHere({ drawn: true }) }).toEqual({ width, barriers: [] })
  }
})

test('a fee and a monthly cost are set among more filters, have chips of their own, and are kept on Escape [F-077]', async () => {
  await visit({ path: '/sok-bostad/' })
  await expect.element(cards('object').first()).toBeVisible()
  await page.getByRole('button', { name: texts.filter.more, exact: true }).click()
  await page.getByRole('textbox', { name: filters.range.fee.high }).fill('5000')
  await page.getByRole('textbox', { name: filters.range.monthlyCost.high }).fill('20 000')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: /^Avgift högst 5 000 kr$/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Månadskostnad högst 20 000 kr$/ })).toBeVisible()
  expect([query().get('maxFee'), query().get('maxMonthlyCost')]).toEqual(['5000', '20000'])
  // the fee stands on each card
  await expect.poll(() => fees().every((fee) => fee <= 5000)).toBe(true)
})

const fees = () =>
  cards('object')
    .elements()
    .map((card) => Number(/Avgift ([\d\s]+) kr/.exec(card.textContent)?.[1]?.replaceAll(/\s/g, '') ?? 0))
