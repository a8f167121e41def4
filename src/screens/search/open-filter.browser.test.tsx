import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { barriersHere } from '#tests/support/barriers-here.ts'
import { visits } from '#tests/support/visits.tsx'
import search from '#src/features/search/messages.sv.json'

const { mock, visit } = visits()

for (const { width, filter } of [
  { width: 1440, filter: new RegExp(`^${search.filter.price}$`) },
  { width: 390, filter: /^Filter/ },
])
  test(`an open filter of the search has no barrier at ${width} px`, async () => {
    await visit({ path: '/sok-bostad/', width })
    await expect.poll(() => page.getByRole('article').elements().length).toBe(30)
    await page.getByRole('button', { name: filter }).first().click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(await barriersHere({ modal: true, drawn: true })).toEqual([])
  })

test('the search page has no barrier when nothing is found or the service is down', async () => {
  const expectNoBarrier = async () => {
    for (const width of [1440, 390]) {
      await page.viewport(width, 900)
      expect({ width, barriers: await barriersHere({ drawn: true }) }).toEqual({ width, barriers: [] })
    }
  }
  await visit({ path: '/sok-bostad/?minPrice=10000000&maxArea=5' })
  await expect.element(page.getByText(search.empty.filtered)).toBeVisible()
  await expectNoBarrier()
  await mock.fault({ operationId: 'searchObjects', status: 503, problemCode: 'searchServiceDown' })
  await page.getByRole('button', { name: search.clear.all }).first().click()
  await expect.element(page.getByText(search.down.title)).toBeVisible()
  await expectNoBarrier()
})
