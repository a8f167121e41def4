import { sites } from '../../../src/sites/sites.ts'
import type { RouteKey } from '../../../src/sites/site.ts'

/** The screen of each address that all sites know, by its folder in `src/screens`; undefined where a template decides. */
const screenOfRoute: Record<RouteKey, string | undefined> = {
  start: 'start',
  residenceSearch: 'search',
  textSearch: 'text-search',
  corporateSearch: 'text-search',
  premises: 'premises',
  booking: 'booking',
  bookingInfo: 'booking',
  bookingContract: 'booking',
  bookingSuccess: 'booking',
  login: 'login',
  register: 'register',
  myPages: 'my-pages',
  myResidences: 'my-pages',
  mySettings: 'settings',
  myResidence: 'my-pages',
  myNews: 'my-pages',
  myDocuments: 'my-pages',
  savedSearches: 'my-pages',
  myPayments: 'my-pages',
  myErrands: 'errands',
  myTimeline: 'my-pages',
  myContacts: 'my-pages',
  vip: 'vip',
  vipViewing: 'vip',
  forgotPassword: 'credentials',
  consent: 'site-consent',
  career: undefined,
  jobs: undefined,
  brokerObjects: undefined,
  residencePages: undefined,
  sandbox: 'sandbox',
}

/**
 * The screens that a journey names: by the texts that it looks for, and by the addresses that it opens. Empty where it
 * opens an address that may be any page, or names none at all.
 *
 * @param text of the journey, with what only journeys share
 */
export function screensNamed(text: string): Set<string> {
  const byTexts = [...text.matchAll(/#src\/screens\/([\w-]+)\//g)].map(([, folder = '']) => folder)
  const addresses = [...text.matchAll(/path: ['"`](\/[^'"`]*)/g)].map(([, address = '']) => address)
  const byAddress = addresses.map(screenAt)
  return byAddress.includes(undefined)
    ? new Set()
    : new Set([...byTexts, ...byAddress.filter((one) => one !== undefined)])
}

function screenAt(address: string): string | undefined {
  const path = address.split(/[?#]/)[0] ?? '/'
  const routes = sites.flatMap(({ paths }) => Object.entries(paths) as [RouteKey, string | null][])
  const fitting = routes
    .filter(([, own]) => own !== null && (own === '/' ? path === '/' : path.startsWith(own)))
    .toSorted(([, one], [, other]) => (other?.length ?? 0) - (one?.length ?? 0))
  return fitting[0] && screenOfRoute[fitting[0][0]]
}
