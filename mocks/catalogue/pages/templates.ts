import type { RouteKey } from '#src/sites/site.ts'

/** The page templates that the catalogue's pages name, codes as in the content contract (T-001 to T-084 and after). */
export type Template =
  | 'start'
  | 'search'
  | 'areasList'
  | 'area'
  | 'article'
  | 'availableJobs'
  | 'buyResidenceInfo'
  | 'clickToBuyContract'
  | 'clickToBuyComplete'
  | 'consent'
  | 'corporateAbout'
  | 'corporateContact'
  | 'corporateNews'
  | 'corporateSearch'
  | 'customerService'
  | 'faq'
  | 'forgotPassword'
  | 'inspirationArticle'
  | 'inspirationStart'
  | 'investorStart'
  | 'error404'
  | 'error500'
  | 'login'
  | 'myDocuments'
  | 'myErrands'
  | 'myObject'
  | 'myPages'
  | 'myPagesBoard'
  | 'contactResident'
  | 'contactBoard'
  | 'newsList'
  | 'payment'
  | 'settings'
  | 'timeline'
  | 'vip'
  | 'myResidences'
  | 'newsroom'
  | 'object'
  | 'premisesStart'
  | 'premisesObject'
  | 'pressRelease'
  | 'referenceProject'
  | 'referenceStart'
  | 'registerUser'
  | 'rentalStart'
  | 'residenceNews'
  | 'seoMunicipality'
  | 'stage'
  | 'standardCareer'
  | 'standardPage'
  | 'succession'
  | 'sustainabilityCategory'
  | 'sustainabilityStart'
  | 'sandbox'
  | 'textSearch'
  | 'booking'
  | 'savedSearches'
  | 'vipViewing'
  | 'brokerObjects'

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
  'login',
  'forgotPassword',
  'corporateSearch',
  'error404',
  'error500',
  'sandbox',
])
