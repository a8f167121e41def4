import { homeFile } from '../../../catalogue/pages/files/home-files.ts'
import { countryOf, languageOf } from '../../../catalogue/site-of.ts'
import type { Home } from '../../../catalogue/types.ts'
import { hitNow } from '../../../state/search/viewing-times.ts'
import { worldIndexOf } from '../../../state/search/world-index.ts'
import type { PageRequest, PageTexts } from './page-request.ts'
import { sections } from './parts/html.ts'
import type { PageContent, Shape } from './types.ts'

/** For how long a booking agreement can be withdrawn from, in days. */
const withdrawalDays = 14

/** Pages that show what is booked; the others tell of bookings in general. */
const aboutOne: ReadonlySet<string> = new Set([
  'booking',
  'buyResidenceSuccess',
  'clickToBuyContract',
  'clickToBuyComplete',
])

/** What a page of click-to-buy shows: its texts and terms, and the home that its visitor is booking. */
export function bookingContent(request: PageRequest, texts: PageTexts): PageContent {
  const { site, page, world } = request
  const home = aboutOne.has(page.template) ? bookedHome(request) : undefined
  const hit = home && worldIndexOf(world, site).home(home.id)?.hit
  const documents = home ? documentsOf(home) : [...page.files]
  return {
    kind: 'booking',
    ...texts,
    ...(site.bookingVariant ? { variant: site.bookingVariant } : {}),
    ...(page.terms ? { terms: sections(page.terms) } : {}),
    ...(hit ? { object: hitNow(hit, world.clock.now()) } : {}),
    ...(documents.length > 0 ? { documents } : {}),
    withdrawalDays,
  }
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
