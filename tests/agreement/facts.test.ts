import { describe, expect, test } from 'vitest'
import { required } from '#mocks/catalogue/lib/index-by-id.ts'
import { showingContent } from '#mocks/operations/content/shared/parts/projects/showing-content.ts'
import { stageContent } from '#mocks/operations/content/shared/parts/projects/stage-content.ts'
import { homeDocumentsOf } from '#mocks/state/homes/home-documents.ts'
import { searchHomes } from '#mocks/state/search/search-homes.ts'
import { hitNow } from '#mocks/state/search/filters/viewing-times.ts'
import { worldIndexOf } from '#mocks/state/search/index/world-index.ts'
import { ResidenceStatus } from '#gen/residence/model.ts'
import type { Site } from '#src/sites/site.ts'
import { moveInOf } from '#src/domain/sale/status/move-in.ts'
import { isGone } from '#src/domain/sale/status/is-gone.ts'
import { statusAt, vipWindowAt } from '#src/domain/sale/status/status-at.ts'
import { homesOfSite, selling, worldOn } from './homes-of-site.ts'

describe.each([0, 12, 45])('in %s days', (later) => {
  const world = worldOn(later)
  const now = new Date(world.clock.now())
  const today = now.toISOString().slice(0, 10)

  function projectsOf(site: Site) {
    const index = worldIndexOf(world, site)
    return world.catalogue.site(site.key).stages.map((stage) => {
      const search = { stageId: stage.id, objectStatus: Object.values(ResidenceStatus) }
      const homes = searchHomes(index, search, now.getTime()).found.map(({ hit }) =>
        hitNow(hit, now.getTime()),
      )
      return { stage, homes, page: required(stageContent(world, index, stage), stage.id) }
    })
  }

  test.each(selling)(
    'a project of %s says how many homes are left of those that its table lists [F-085]',
    (_key, site) => {
      for (const { homes, page } of projectsOf(site)) {
        const { id, availableCount, totalCount } = page.summary
        const open = homes.filter((home) => !isGone(statusAt(home, now)))
        expect([id, availableCount, totalCount]).toEqual([id, open.length, homes.length])
      }
    },
  )

  test.each(selling)(
    'a viewing on %s that nobody signs up for asks nobody to, at its door neither',
    (_key, site) => {
      const asking = /Anmäl|Checka|Meld deg|Sjekk inn|Ilmoittaudu|Kirjaudu/
      const pages = world.catalogue
        .site(site.key)
        .stages.flatMap((stage) => [
          showingContent(world, stage, 'form'),
          showingContent(world, stage, 'door'),
        ])
      const odd = pages.filter(
        ({ showing, preamble = '' }) => showing && showing.bookable !== asking.test(preamble),
      )
      expect(odd).toEqual([])
    },
  )

  test.each(selling)(
    'of the phases of a project on %s none is over before its day, nor to come after it',
    (_key, site) => {
      for (const { page } of projectsOf(site)) {
        const dated = page.phases.filter(({ startsOn }) => startsOn !== undefined)
        const odd = dated.filter(({ state, startsOn = '' }) =>
          state === 'coming' ? startsOn <= today : startsOn > today,
        )
        expect([page.heading, odd]).toEqual([page.heading, []])
        const window = page.phases.find(({ phase }) => phase === 'vipSale')
        expect(window !== undefined).toBe(site.capabilities.vip)
        const isOpen = vipWindowAt(page.summary, now) === 'open'
        expect([page.heading, isOpen && window?.state !== 'current']).toEqual([page.heading, false])
      }
    },
  )

  test.each(selling)(
    'what is to be had on %s is moved into now or on a day to come, and the list is in that order [K-006]',
    (_key, site) => {
      const told = homesOfSite(world, site).filter(({ hit }) => !isGone(statusAt(hit, now)))
      const odd = told.filter(({ hit }) => {
        const when = moveInOf(hit, now)
        return !when || (when.kind !== 'now' && when.from.slice(0, 10) < today)
      })
      expect(odd.map(({ home }) => home.id)).toEqual([])
      const list = searchHomes(worldIndexOf(world, site), {}, now.getTime()).found
      const days = list.map(({ hit }) => {
        const when = moveInOf(hit, now)
        return when && 'from' in when ? when.from : ''
      })
      expect(days).toEqual(days.toSorted())
    },
  )

  test.each(selling)('choices for a home on %s were signed for before it was inspected', (_key, site) => {
    const accounts = world.catalogue.personas.flatMap(
      ({ account: own }) => (own && world.accounts.byId(own.userId)) ?? [],
    )
    const papers = accounts.flatMap((account) => homeDocumentsOf(account, world.catalogue, site, today))
    const dealtWith = (key: string) =>
      papers.flatMap((one) =>
        one.file.url.endsWith(`/${key}.pdf`) && one.status === 'done'
          ? [[one.home.id, one.completedOn ?? ''] as const]
          : [],
      )
    const inspected = new Map(dealtWith('inspection-record'))
    const odd = dealtWith('interior-agreement').filter(([home, day]) => day >= (inspected.get(home) ?? '9'))
    expect(odd).toEqual([])
  })

  test.each(selling)('nothing that is gone on %s is to be seen at a viewing', (_key, site) => {
    const gone = homesOfSite(world, site).filter(({ hit }) => isGone(statusAt(hit, now)))
    expect(gone.filter(({ hit, page }) => hit.showings.length + page.summary.showings.length > 0)).toEqual([])
  })
})

test.each(selling)(
  'a home of %s that is for sale when the world begins has no day of moving in behind it',
  (_key, site) => {
    const world = worldOn(0)
    const ready = world.catalogue
      .site(site.key)
      .homes.filter(({ status, entryDate }) => status === 'forSale' && entryDate < world.data.today)
    expect(ready).toEqual([])
  },
)

test('where a project leases its land its text says so as its facts do', () => {
  const { stages } = worldOn(0).catalogue
  const owns = ['äger marken', 'eier tomten', 'omistaa tontin']
  const told = stages.filter(({ description }) => owns.some((words) => description.join(' ').includes(words)))
  expect(told.length).toBeGreaterThan(30)
  expect(told.filter(({ plotType }) => plotType !== 'own').map(({ name }) => name)).toEqual([])
})
