import { stageLook, stageViews } from '../../../../../catalogue/images/pictures.ts'
import type { Page } from '../../../../../catalogue/pages/page.ts'
import type { Day } from '../../../../../catalogue/dates.ts'
import { todayOf } from '../../../../../state/today.ts'
import type { MyPagesRequest } from '../../page-request.ts'

/** A home of whoever reads: which house it is in, and the day of its keys. */
type OwnHome = { stageId: string; entryDate: Day | undefined }

/**
 * The news from the house that somebody reads: of the houses they have a home in, and of where that home is, still being
 * built or lived in. Who has no home reads none; a board reads what those who live there read, an editor everything.
 * Each shows the house of its reader, in another light than the one before, or on its way up; or a room.
 */
export function houseNews(request: MyPagesRequest): Page[] {
  const { world, site, viewer } = request
  const all = world.catalogue.site(site.key).pages.filter(({ template }) => template === 'residenceNews')
  const today = todayOf(world)
  const homes = viewer.association ? housesOf(viewer.association.stageIds) : ownHomes(request)
  const read = all.flatMap((page) => {
    const home = homes.find((one) => isFor(page, one, today))
    return home || viewer.isEditor ? [{ page, stage: home && world.catalogue.stage(home.stageId) }] : []
  })
  return read
    .toSorted((a, b) => (b.page.publishedOn ?? '').localeCompare(a.page.publishedOn ?? ''))
    .map(({ page, stage }, at) => {
      if (!stage || page.shows === 'room') return page
      const look = page.shows ?? at % stageViews(stage).length
      return { ...page, image: stageLook(stage, look) }
    })
}

/** The news that a page tells, as whoever asks for it reads it; nothing where it is of a house that is not theirs. */
export const newsOfPage = (request: MyPagesRequest): Page | undefined =>
  houseNews(request).find(({ id }) => id === request.page.id)

const housesOf = (stageIds: readonly string[]) =>
  stageIds.map((stageId): OwnHome => ({ stageId, entryDate: undefined }))

function ownHomes({ world, site, viewer }: MyPagesRequest): OwnHome[] {
  return viewer.account.bookings
    .filter(({ siteId }) => siteId === site.siteId)
    .flatMap(({ objectId }) => world.catalogue.home(objectId) ?? [])
}

function isFor({ readers, publishedOn = '' }: Page, { stageId, entryDate }: OwnHome, today: Day): boolean {
  const phase = entryDate !== undefined && entryDate > today ? 'building' : 'living'
  // of living in a house that did not stand yet, nothing was told there
  if (phase === 'living' && entryDate !== undefined && publishedOn < entryDate) return false
  return (readers?.phase ?? phase) === phase && (readers?.stageIds ?? [stageId]).includes(stageId)
}
