import { expect, test } from 'vitest'
import { monthlyExample } from '#mocks/catalogue/homes/monthly-example.ts'
import { shownPrice } from '#mocks/state/search/filters/price-span.ts'
import { searchHomes } from '#mocks/state/search/search-homes.ts'
import { worldIndexOf } from '#mocks/state/search/index/world-index.ts'
import { comparedAmount, homeAmounts } from '#src/domain/sale/price/home-amounts.ts'
import { homeCosts } from '#src/domain/sale/price/home-costs.ts'
import { homePrice, pricePerArea } from '#src/domain/sale/price/home-price.ts'
import { askedPrice, priceOf } from '#src/domain/sale/price/hit-price.ts'
import { monthlyCost } from '#src/domain/sale/price/monthly-cost.ts'
import { homesOfSite, selling, worldOn } from './homes-of-site.ts'

const world = worldOn(0)

/** Of these a project says from which price on. */
const toBuy: readonly string[] = ['forSale', 'reserved', 'preselling', 'showingApartment']

test.each(selling)(
  'every home of %s has one price on its card, in the table, on its page and in the picture, in Norway and Finland the total',
  (_key, site) => {
    const odd = homesOfSite(world, site).filter(({ home, hit, page }) => {
      const [card, asked] = [priceOf(hit), homePrice(page)]
      const amount = 'amount' in asked ? asked.amount : undefined
      const isOnCard = card.kind === asked.kind && ('amount' in card ? card.amount : undefined) === amount
      const isInTable = home.status === 'succession' || comparedAmount(hit) === amount
      const isInPicture = asked.kind === 'none' || asked.kind === 'rent' || shownPrice(home) === amount
      const { perArea } = homeAmounts(hit)
      const isByArea = perArea === undefined || perArea === pricePerArea(page)
      const isWhole = asked.kind !== 'price' || site.formats.currency === 'SEK'
      return !(isOnCard && isInTable && isInPicture && isByArea && isWhole)
    })
    expect(odd.map(({ home }) => home.id)).toEqual([])
  },
)

test.each(selling)(
  'the price filter of %s finds homes by the price that their cards show [E-044]',
  (_key, site) => {
    const index = worldIndexOf(world, site)
    const { min, max, step } = site.filters.price
    const all = searchHomes(index, {}, world.clock.now()).found
    const highest = min + Math.round((max - min) / 2 / step) * step
    const within = searchHomes(index, { filter: { maxPrice: highest } }, world.clock.now()).found
    const cheap = all.filter(({ hit }) => (askedPrice(hit).min ?? Infinity) <= highest)
    expect(within.map(({ id }) => id)).toEqual(cheap.map(({ id }) => id))
    expect(within.length).toBeGreaterThan(0)
    expect(within.length).toBeLessThan(all.length)
    const dearest = searchHomes(index, { sort: ['price:desc'] }, world.clock.now()).found
    const prices = dearest.flatMap(({ hit }) => askedPrice(hit).min ?? [])
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  },
)

test.each(selling)(
  'projects of %s go from the lowest price among their homes that can be bought',
  (_key, site) => {
    const index = worldIndexOf(world, site)
    const odd = index.stages.filter(({ id, hit }) => {
      const homes = index.homesOf(id).map((home) => home.hit)
      const open = homes.filter(({ status }) => toBuy.includes(status))
      const prices = open.flatMap((home) => homeAmounts(home).price ?? [])
      return prices.length > 0 && askedPrice(hit).min !== Math.min(...prices)
    })
    expect(odd.map(({ id }) => id)).toEqual([])
  },
)

test.each(selling)(
  'the month of a home of %s costs the same on its page and in its papers, shared debt included',
  (_key, site) => {
    for (const { home, page } of homesOfSite(world, site)) {
      const costs = homeCosts(page)
      if (!costs) continue
      const shown = monthlyCost(costs, page.pricing.loanExample, site.formats.currency)
      const { interest, amortisation, running, sharedDebtFee, operation, sum } = monthlyExample(home)
      expect([home.id, interest, amortisation, running, sharedDebtFee, operation, sum]).toEqual([
        home.id,
        shown.interest,
        shown.amortisation,
        shown.fee,
        shown.debtInterest,
        shown.operation,
        shown.gross,
      ])
      expect(sharedDebtFee > 0).toBe(home.sharedDebt > 0)
    }
  },
)
