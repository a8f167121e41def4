import { homeFile } from '../../../catalogue/pages/files/home-files.ts'
import { countryOf, languageOf } from '../../../catalogue/site-of.ts'
import type { Template } from '../../../catalogue/pages/templates.ts'
import type { Home } from '../../../catalogue/types.ts'
import { hitNow } from '../../../state/search/filters/viewing-times.ts'
import { worldIndexOf } from '../../../state/search/index/world-index.ts'
import type { PageRequest, PageTexts } from './page-request.ts'
import { sections } from './parts/html.ts'
import type { PageContent, Shape } from './types.ts'

/** For how long a booking agreement can be withdrawn from, in days. */
const withdrawalDays = 14

/** Pages that show what is booked; the others tell of bookings in general. */
const aboutOne: ReadonlySet<string> = new Set([
  'booking',
  'buyResidenceSuccess',
  'buyResidenceError',
  'clickToBuyContract',
  'clickToBuyComplete',
])

/** What a page of click-to-buy shows: its texts and terms, and the home that its visitor is booking. */
export function bookingContent(request: PageRequest, texts: PageTexts): PageContent {
  const { site, page, world } = request
  const home = aboutOne.has(page.template) ? bookedHome(request) : undefined
  const hit = home && worldIndexOf(world, site).home(home.id)?.hit
  const outcomePages = page.template === 'booking' ? outcomePagesOf(request) : undefined
  const documents = home ? documentsOf(home) : [...page.files]
  return {
    kind: 'booking',
    ...texts,
    ...(site.bookingVariant ? { variant: site.bookingVariant } : {}),
    ...(page.terms ? { terms: sections(page.terms) } : {}),
    ...(hit ? { object: hitNow(hit, world.clock.now()) } : {}),
    ...(documents.length > 0 ? { documents } : {}),
    ...(outcomePages ? { outcomePages } : {}),
    withdrawalDays,
  }
}

/** Where a booking ends (T-010, T-011, T-013); a site with one page for both ends has that of its URL map. */
function outcomePagesOf({ world, site }: PageRequest): Shape<'BookingContent'>['outcomePages'] {
  const { pages } = world.catalogue.site(site.key)
  const pathOf = (template: Template) => pages.find((page) => page.template === template)?.path
  const complete = pathOf('clickToBuyComplete')
  const error = pathOf('buyResidenceError')
  if (complete === undefined || error === undefined) return undefined
  return { success: pathOf('buyResidenceSuccess') ?? complete, complete, error }
}

/** The home of the booking that the address names, or else of the latest one; a booking of others is none. */
function bookedHome({ world, site, viewer, query }: PageRequest): Home | undefined {
  if (!viewer) return undefined
  const own = world.bookings.ofUser(viewer.account.id).filter((one) => one.site === site.key)
  const named = query.bookingId === undefined ? own.at(-1) : own.find(({ id }) => id === query.bookingId)
  return named && world.catalogue.home(named.homeId)
}

function documentsOf(home: Home): Shape<'PageDocument'>[] {
  const language = languageOf[countryOf(home.site)]
  return (['booking-agreement', 'facts', 'costs', 'floor-plan'] as const).map((key) =>
    homeFile(home, key, language),
  )
}
