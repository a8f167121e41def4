import { expect, test } from 'vitest'
import { required } from '../../../catalogue/lib/index-by-id.ts'
import { pageClient } from '#tests/support/clients/page-client.ts'

const pages = pageClient()

test.each(['Jmse', 'Jmno', 'Jmoy'] as const)(
  'what an association on %s owes agrees with the fee, and with the part of it that a home has',
  async (site) => {
    const { homes } = pages.world.catalogue.site(site)
    const home = required(
      homes.find(({ status, disposalForm }) => status === 'forSale' && disposalForm === 'condominium'),
      site,
    )
    const { pricing, plotType } = await pages.content('object', home.url, site)
    const { debtPerArea, risenFee } = required(pricing.association, 'association')
    const owed = debtPerArea * home.livingArea
    expect(Math.abs(risenFee - home.monthlyFee - (owed * 0.02) / 12)).toBeLessThan(10)
    // in Sweden the buyers of homes have no part of it
    const part = site === 'Jmse' ? owed : home.sharedDebt
    expect(Math.abs(owed - part)).toBeLessThan(home.livingArea)
    expect(plotType).toBe(pages.world.catalogue.stage(home.stageId)?.plotType)
    const other = required(
      homes.find(({ status, disposalForm }) => status === 'forSale' && disposalForm !== 'condominium'),
      'other',
    )
    expect((await pages.content('object', other.url, site)).pricing.association).toBeUndefined()
  },
)
