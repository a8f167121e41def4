import type { components } from '#gen/content/types.ts'
import type { RouteKey } from '#src/sites/site.ts'

/** A page template, by its code in the content contract (T-001 to T-084 and those after). */
export type Template = components['schemas']['TemplateName']

/** The template of each page that has an address of its own in the URL map (table R). */
export const templateOfRoute: Readonly<Record<RouteKey, Template>> = {
  start: 'start',
  residenceSearch: 'search',
  textSearch: 'textSearch',
  corporateSearch: 'corporateSearch',
  premises: 'premisesStart',
  booking: 'booking',
  bookingInfo: 'buyResidenceInfo',
  bookingContract: 'clickToBuyContract',
  bookingSuccess: 'clickToBuyComplete',
  login: 'login',
  register: 'registerUser',
  myPages: 'myPages',
  myResidences: 'myResidences',
  mySettings: 'settings',
  myResidence: 'myObject',
  myNews: 'newsList',
  myDocuments: 'myDocuments',
  savedSearches: 'savedSearches',
  myPayments: 'payment',
  myErrands: 'myErrands',
  myTimeline: 'timeline',
  myContacts: 'contactResident',
  vip: 'vip',
  vipViewing: 'vipViewing',
  forgotPassword: 'forgotPassword',
  consent: 'consent',
  career: 'standardCareer',
  jobs: 'availableJobs',
  brokerObjects: 'brokerObjects',
  residencePages: 'seoMunicipality',
  sandbox: 'sandbox',
}

/** Templates that search engines leave alone, beside all pages under My Pages (E-090). */
export const noindexTemplates: ReadonlySet<Template> = new Set<Template>([
  'clickToBuyComplete',
  'clickToBuyContract',
  'buyResidenceSuccess',
  'buyResidenceError',
  'booking',
  'login',
  'forgotPassword',
  'setPassword',
  'changeEmail',
  'searchAlerts',
  'electronicIdentificationReturn',
  'corporateSearch',
  'modalContact',
  'purchaseNotification',
  'error404',
  'error500',
  'sandbox',
])
