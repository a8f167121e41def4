import { describe, expect, test } from 'vitest'
import { ProjectStatus } from '#gen/residence/model.ts'
import type { SearchHit } from '#gen/residence/model.ts'
import { required } from '#mocks/catalogue/lib/index-by-id.ts'
import { explorerStatusOf } from '#mocks/operations/explorer/shared/explorer-objects.ts'
import { homeVerdict } from '#mocks/state/bookings/rules/permission.ts'
import { facetsOf } from '#mocks/state/search/filters/facets.ts'
import { searchHomes } from '#mocks/state/search/search-homes.ts'
import { searchStages } from '#mocks/state/search/search-stages.ts'
import { worldIndexOf } from '#mocks/state/search/index/world-index.ts'
import { hasPriority, statusOf } from '#src/domain/sale/status/hit-status.ts'
import { saleState } from '#src/domain/sale/status/sale-state.ts'
import { statusAt } from '#src/domain/sale/status/status-at.ts'
import type { SaleStatus } from '#src/domain/sale/status/status-at.ts'
import { homesOfSite, selling, worldOn } from './homes-of-site.ts'

/** Where a home of its own status stands by what the picture says of it, which has fewer words (E-082). */
const pictured: Record<string, readonly (SaleStatus | undefined)[]> = {
  forSale: ['forSale', 'moveInReady'],
  preselling: ['preselling', 'vip', 'forSale'],
  sold: ['sold', 'succession'],
}

/** The statuses of homes that are those of projects as well (E-011, E-012). */
const ofProjects: readonly SaleStatus[] = ['vip', 'preselling', 'forSale', 'moveInReady', 'succession']

describe.each([0, 12, 45])('in %s days', (later) => {
  const world = worldOn(later)
  const now = new Date(world.clock.now())
  /** The project status that a card stands for: its own, or that of its project. */
  const inProject = (home: SearchHit, stage: SearchHit): SaleStatus => {
    const own = statusAt(home, now)
    return ofProjects.includes(own) ? own : statusAt(stage, now)
  }

  test.each(selling)(
    'every home of %s has one status on its card, its page, in the table and the picture [E-011, E-082]',
    (_key, site) => {
      const odd = homesOfSite(world, site).filter(({ home, hit, page }) => {
        const status = statusAt(hit, now)
        const inPicture = explorerStatusOf(world.bookings.statusOf(home))
        return (
          statusOf(hit, now).text !== status ||
          statusOf(page.summary, now).text !== status ||
          hasPriority(hit, now) !== (status === 'vip') ||
          (inPicture ? !(pictured[inPicture] ?? [inPicture]).includes(status) : status !== 'notAvailable')
        )
      })
      expect(odd.map(({ home }) => home.id)).toEqual([])
    },
  )

  test.each(selling)(
    'who may book a home of %s is told alike by its status, its page and the service [N-020]',
    (_key, site) => {
      const odd = homesOfSite(world, site).flatMap(({ home, hit, page }) => {
        const { offer } = saleState(page, { now, isVip: false })
        const status = statusAt(hit, now)
        const verdict = homeVerdict(world, home, {})
        const agrees =
          (offer === 'book') === (verdict === 'free') &&
          (offer === 'priority') === (verdict === 'vipOnly') &&
          (offer !== 'book' || status === 'forSale' || status === 'moveInReady') &&
          (offer !== 'priority' || status === 'vip')
        return agrees ? [] : [[home.id, status, offer, verdict]]
      })
      expect(odd).toEqual([])
    },
  )

  test.each(selling)(
    'the filter of %s counts and finds the homes and projects whose cards say so [F-083, E-012]',
    (_key, site) => {
      const index = worldIndexOf(world, site)
      const all = searchHomes(index, {}, now.getTime())
      const stageOf = (id: string) => required(index.stage(id), id).hit
      const said = Map.groupBy(all.found, ({ hit, stageId }) => inProject(hit, stageOf(stageId)))
      const facet = facetsOf(all, index, now.getTime()).find(({ filter }) => filter === 'projectStatus')
      const counts = new Map(facet?.values.map(({ value, count }) => [value, count]))
      expect(counts).toEqual(new Map([...said].map(([status, homes]) => [status, homes.length])))
      for (const status of Object.values(ProjectStatus)) {
        const filter = { projectStatus: [status] }
        expect(searchHomes(index, { filter }, now.getTime()).found).toEqual(said.get(status) ?? [])
        const stages = index.stages.filter((stage) =>
          stage.homes.some(({ hit }) => inProject(hit, stage.hit) === status),
        )
        const found = searchStages(index, { filter }, now.getTime()).map(({ stage }) => stage.id)
        expect(found.toSorted()).toEqual(stages.map(({ id }) => id).toSorted())
      }
    },
  )
})

test('who has paid for priority may book what others read is for VIP customers, and nothing else before them', () => {
  const world = worldOn(0)
  const now = new Date(world.clock.now())
  const viggo = required(
    world.catalogue.personas.find(({ id }) => id === 'viggo'),
    'viggo',
  )
  const account = required(world.accounts.byId(viggo.account?.userId ?? ''), 'account')
  const site = required(selling.find(([key]) => key === viggo.site)?.[1], viggo.site)
  for (const { home, page } of homesOfSite(world, site)) {
    const sale = saleState(page, { now, isVip: true })
    const may = sale.offer === 'book' || (sale.offer === 'priority' && sale.isOpen)
    expect([home.id, homeVerdict(world, home, { account }) === 'free']).toEqual([home.id, may])
  }
})
