import { lazyPart } from '#src/i18n/lazy-part.tsx'
import type { LazyPart } from '#src/i18n/lazy-part.tsx'
import type { TemplateName, TemplateProps } from './template.ts'

/** What every page that editors write shows with: their blocks, and the homes that these name. */
const blocks = ['page-content', 'search'] as const

const stage = lazyPart(async () => (await import('./project/stage.tsx')).StageTemplate, {
  texts: ['page-content', 'project'],
})
const editorial = lazyPart(async () => (await import('./editorial/editorial.tsx')).EditorialTemplate, {
  // the price of the share has its texts beside those of the footer
  texts: [...blocks, 'footer'],
})
const reference = lazyPart(
  async () => (await import('./editorial/reference-project.tsx')).ReferenceProjectTemplate,
  { texts: blocks },
)
const vip = lazyPart(async () => (await import('./vip/vip.tsx')).VipTemplate, {
  texts: [...blocks, 'project', 'showings', 'vip'],
})
const showing = lazyPart(async () => (await import('./showing/showing.tsx')).ShowingTemplate, {
  texts: [...blocks, 'showings'],
})
const contacts = lazyPart(async () => (await import('./my-pages/contacts/contacts.tsx')).MyContactsTemplate, {
  texts: blocks,
})
const documents = lazyPart(
  async () => (await import('./my-pages/documents/documents.tsx')).MyDocumentsTemplate,
  { texts: blocks },
)
const mailLink = lazyPart(async () => (await import('./credentials/link-template.tsx')).LinkTemplate, {
  texts: [...blocks, 'credentials'],
})
const bookingOutcome = lazyPart(
  async () => (await import('./booking/pages/booking-outcome.tsx')).BookingOutcomeTemplate,
  { texts: [...blocks, 'booking'] },
)

/**
 * The screen of each template, by the names that the content service uses (T-001 to T-084), loaded when a page needs it.
 * Pages with a route of their own, such as the search, login, and the overview and errands of My Pages, are not among
 * them; nor is the 404 page, which the routes show.
 */
export const templates: Partial<Record<TemplateName, LazyPart<TemplateProps>>> = {
  start: lazyPart(async () => (await import('./start/start.tsx')).StartTemplate, {
    texts: [...blocks, 'start'],
  }),
  object: lazyPart(async () => (await import('./home/object.tsx')).ObjectTemplate, { texts: ['home'] }),
  stage,
  rentalProject: stage,
  soldOut: stage,
  successionStage: stage,
  referenceProject: reference,
  referenceProjectSecondBrand: reference,
  area: lazyPart(async () => (await import('./editorial/area.tsx')).AreaTemplate, { texts: blocks }),
  vip,
  vipViewing: vip,
  showingForm: showing,
  showingQr: showing,
  premisesStart: lazyPart(
    async () => (await import('./premises/premises-search.tsx')).PremisesSearchTemplate,
    { texts: [...blocks, 'premises'] },
  ),
  premisesStage: lazyPart(async () => (await import('./premises/premises-stage.tsx')).PremisesStageTemplate, {
    texts: blocks,
  }),
  premisesObject: lazyPart(
    async () => (await import('./premises/premises-object.tsx')).PremisesObjectTemplate,
    { texts: blocks },
  ),
  succession: lazyPart(async () => (await import('./succession/succession.tsx')).SuccessionTemplate, {
    texts: [...blocks, 'succession'],
  }),

  myResidences: lazyPart(
    async () => (await import('./my-pages/residences/my-residences.tsx')).MyResidencesTemplate,
    { texts: blocks },
  ),
  savedSearches: lazyPart(
    async () => (await import('./my-pages/residences/saved-searches.tsx')).SavedSearchesTemplate,
    { texts: blocks },
  ),
  myObject: lazyPart(async () => (await import('./my-pages/home/home.tsx')).MyHomeTemplate, {
    texts: blocks,
  }),
  contactResident: contacts,
  contactBoard: contacts,
  myDocuments: documents,
  myDocumentsAction: documents,
  myDocumentsDone: documents,
  payment: lazyPart(
    async () => (await import('./my-pages/payments/payments-template.tsx')).MyPaymentsTemplate,
    { texts: blocks },
  ),
  timeline: lazyPart(async () => (await import('./my-pages/timeline/timeline.tsx')).MyTimelineTemplate, {
    texts: blocks,
  }),

  forgotPassword: lazyPart(
    async () => (await import('./credentials/password/forgot-password-template.tsx')).ForgotPasswordTemplate,
    { texts: [...blocks, 'login'] },
  ),
  setPassword: mailLink,
  changeEmail: mailLink,
  searchAlerts: mailLink,
  electronicIdentificationReturn: lazyPart(
    async () => (await import('./login/eid-return.tsx')).EidReturnTemplate,
    { texts: blocks },
  ),

  booking: lazyPart(async () => (await import('./booking/booking.tsx')).BookingTemplate, {
    texts: [...blocks, 'booking', 'payment', 'login'],
  }),
  buyResidenceInfo: lazyPart(
    async () => (await import('./booking/pages/booking-info.tsx')).BookingInfoTemplate,
    {
      texts: blocks,
    },
  ),
  buyResidenceSuccess: bookingOutcome,
  buyResidenceError: bookingOutcome,
  clickToBuyComplete: bookingOutcome,
  clickToBuyContract: lazyPart(
    async () => (await import('./booking/pages/booking-contract.tsx')).BookingContractTemplate,
    { texts: [...blocks, 'booking'] },
  ),

  consent: lazyPart(async () => (await import('./site-consent/consent.tsx')).ConsentTemplate, {
    texts: [...blocks, 'site-consent'],
  }),
  corporateSearch: lazyPart(
    async () => (await import('./text-search/corporate-search.tsx')).CorporateSearchTemplate,
    { texts: [...blocks, 'text-search'] },
  ),
  notFoundObject: lazyPart(async () => (await import('./failure/missing-home.tsx')).MissingHomeTemplate, {
    texts: blocks,
  }),
  error500: lazyPart(async () => (await import('./failure/failure.tsx')).FailureTemplate, { texts: blocks }),

  areasList: editorial,
  article: editorial,
  availableJobs: editorial,
  blogItem: editorial,
  blogList: editorial,
  brokerObjects: editorial,
  campaign: editorial,
  corporateAbout: editorial,
  corporateContact: editorial,
  corporateNews: editorial,
  corporateStart: editorial,
  customerService: editorial,
  faq: editorial,
  imageFile: editorial,
  inspirationArticle: editorial,
  inspirationCategory: editorial,
  inspirationLanding: editorial,
  inspirationStart: editorial,
  investorStart: editorial,
  managementServices: editorial,
  modalContact: editorial,
  newsList: editorial,
  newsroom: editorial,
  orderForm: editorial,
  pressRelease: editorial,
  purchaseNotification: editorial,
  referenceStart: editorial,
  referenceStartSecondBrand: editorial,
  rentalStart: editorial,
  reportList: editorial,
  residenceNews: editorial,
  seoCounty: editorial,
  seoMunicipality: editorial,
  standardCareer: editorial,
  standardPage: editorial,
  sustainabilityCategory: editorial,
  sustainabilityStart: editorial,
  testimonial: editorial,
}
