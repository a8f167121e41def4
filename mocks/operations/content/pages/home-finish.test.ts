import { expect, test } from 'vitest'
import type { HomeStatus } from '../../../catalogue/codes.ts'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { planFromBooking } from '../../../state/purchase/plan.ts'
import { todayOf } from '../../../state/today.ts'
import { pageClient } from '#tests/support/clients/page-client.ts'

const pages = pageClient()

const apartment = (site: 'Jmse' | 'Jmno' | 'Jmoy', status: HomeStatus) =>
  required(
    pages.world.catalogue
      .site(site)
      .homes.find((home) => home.status === status && home.residenceType === 'apartment'),
    `${site} ${status}`,
  )

test.each(['Jmse', 'Jmno', 'Jmoy'] as const)(
  'a home for sale on %s tells what is included, and what can be chosen until the day of the timeline',
  async (site) => {
    const home = apartment(site, 'forSale')
    const { finish } = await pages.content('object', home.url, site)
    const { materials, options, chooseBy } = required(finish, 'finish')
    expect(materials.length).toBeGreaterThan(4)
    const { interior } = planFromBooking(todayOf(pages.world), home.entryDate)
    expect(chooseBy).toBe(interior)
    expect(options.length > 0).toBe(interior !== undefined)
  },
)

test('nobody chooses anything in a home that is sold, and a plot is built with nothing', async () => {
  const sold = apartment('Jmse', 'sold')
  const { finish } = await pages.content('object', sold.url)
  expect(finish?.materials.length).toBeGreaterThan(4)
  expect(finish?.options).toEqual([])
  const { homes } = pages.world.catalogue.site('Jmse')
  const plot = required(
    homes.find(({ residenceType, status }) => residenceType === 'plot' && status === 'forSale'),
    'plot',
  )
  expect((await pages.content('object', plot.url)).finish).toBeUndefined()
})
