import type { Capability, RouteKey, Site } from './site.ts'

/** What a page needs of its site; pages not named here need nothing (G-083). */
const needs: Partial<Record<RouteKey, Capability>> = {
  residenceSearch: 'search',
  residencePages: 'residences',
  brokerObjects: 'residences',
  corporateSearch: 'corporateSearch',
  premises: 'premises',
  booking: 'booking',
  bookingInfo: 'booking',
  bookingContract: 'booking',
  bookingSuccess: 'booking',
  login: 'login',
  register: 'login',
  forgotPassword: 'login',
  myPages: 'login',
  myResidences: 'login',
  mySettings: 'login',
  myResidence: 'login',
  myNews: 'myPagesNews',
  myDocuments: 'login',
  savedSearches: 'login',
  myPayments: 'payments',
  myErrands: 'errands',
  myTimeline: 'login',
  myContacts: 'login',
  vip: 'vip',
  vipViewing: 'vip',
}

/** Whether a site shows this page: it has an address there, and the feature it belongs to is on (G-084). */
export function isOpen(site: Site, key: RouteKey): boolean {
  const need = needs[key]
  return site.paths[key] !== null && (need === undefined || site.capabilities[need])
}
