import { withTexts } from '#src/i18n/feature-texts.ts'
import { lazy } from './lazy-template.ts'
import type { LazyTemplate } from './lazy-template.ts'
import type { FirstTemplate } from './registry.tsx'
import type { TemplateName } from './template.ts'

const editorial = lazy(async () => ({ default: (await import('./editorial.tsx')).EditorialTemplate }))
const area = lazy(async () => ({ default: (await import('./area.tsx')).AreaTemplate }))
const vip = lazy(async () => ({
  default: (await withTexts(['project', 'showings'], import('./vip.tsx'))).VipTemplate,
}))
const showing = lazy(async () => ({
  default: (await withTexts(['showings'], import('./showing.tsx'))).ShowingTemplate,
}))
const premises = lazy(async () => ({
  default: (await import('./premises-object.tsx')).PremisesObjectTemplate,
}))
const premisesSearch = lazy(async () => ({
  default: (await withTexts(['premises'], import('./premises-search.tsx'))).PremisesSearchTemplate,
}))
const premisesStage = lazy(async () => ({
  default: (await import('./premises-stage.tsx')).PremisesStageTemplate,
}))
const succession = lazy(async () => ({
  default: (await withTexts(['succession'], import('./succession.tsx'))).SuccessionTemplate,
}))
const myResidences = lazy(async () => ({
  default: (await import('./my-residences.tsx')).MyResidencesTemplate,
}))
const savedSearches = lazy(async () => ({
  default: (await import('./saved-searches.tsx')).SavedSearchesTemplate,
}))
const myHome = lazy(async () => ({ default: (await import('./my-home.tsx')).MyHomeTemplate }))
const myContacts = lazy(async () => ({ default: (await import('./my-contacts.tsx')).MyContactsTemplate }))
const myDocuments = lazy(async () => ({ default: (await import('./my-documents.tsx')).MyDocumentsTemplate }))
const myPayments = lazy(async () => ({ default: (await import('./my-payments.tsx')).MyPaymentsTemplate }))
const myTimeline = lazy(async () => ({ default: (await import('./my-timeline.tsx')).MyTimelineTemplate }))
const forgotPassword = lazy(async () => ({
  default: (await withTexts(['login'], import('./forgot-password.tsx'))).ForgotPasswordTemplate,
}))
const setPassword = lazy(async () => ({
  default: (await withTexts(['credentials'], import('./set-password.tsx'))).SetPasswordTemplate,
}))
const changeEmail = lazy(async () => ({
  default: (await withTexts(['credentials'], import('./change-email.tsx'))).ChangeEmailTemplate,
}))
const eidReturn = lazy(async () => ({ default: (await import('./eid-return.tsx')).EidReturnTemplate }))
const reference = lazy(async () => ({
  default: (await import('./reference-project.tsx')).ReferenceProjectTemplate,
}))
const bookingInfo = lazy(async () => ({ default: (await import('./booking-info.tsx')).BookingInfoTemplate }))
const booking = lazy(async () => ({
  default: (await withTexts(['booking', 'payment', 'login'], import('./booking.tsx'))).BookingTemplate,
}))
const bookingContract = lazy(async () => ({
  default: (await withTexts(['booking'], import('./booking-contract.tsx'))).BookingContractTemplate,
}))
const bookingOutcome = lazy(async () => ({
  default: (await withTexts(['booking'], import('./booking-outcome.tsx'))).BookingOutcomeTemplate,
}))
const consent = lazy(async () => ({
  default: (await withTexts(['site-consent'], import('./consent.tsx'))).ConsentTemplate,
}))
const corporateSearch = lazy(async () => ({
  default: (await withTexts(['text-search'], import('./corporate-search.tsx'))).CorporateSearchTemplate,
}))
const missingHome = lazy(async () => ({ default: (await import('./missing-home.tsx')).MissingHomeTemplate }))
const failure = lazy(async () => ({ default: (await import('./failure.tsx')).FailureTemplate }))

/**
 * Templates of all pages but those that most visits begin with, by the names that the content service uses (T-001 to
 * T-084), each loaded when a page needs it. Pages with a route of their own, such as the search, login, and the overview
 * and errands of My Pages, are not among them; nor is the 404 page, which the routes show.
 */
export const otherTemplates: Partial<Record<Exclude<TemplateName, FirstTemplate>, LazyTemplate>> = {
  area,
  vip,
  vipViewing: vip,
  showingForm: showing,
  showingQr: showing,
  premisesStart: premisesSearch,
  premisesStage,
  premisesObject: premises,
  succession,
  myResidences,
  savedSearches,
  myObject: myHome,
  contactResident: myContacts,
  contactBoard: myContacts,
  myDocuments,
  myDocumentsAction: myDocuments,
  myDocumentsDone: myDocuments,
  payment: myPayments,
  timeline: myTimeline,
  forgotPassword,
  setPassword,
  changeEmail,
  electronicIdentificationReturn: eidReturn,
  referenceProject: reference,
  referenceProjectSecondBrand: reference,
  booking,
  buyResidenceInfo: bookingInfo,
  buyResidenceSuccess: bookingOutcome,
  buyResidenceError: bookingOutcome,
  clickToBuyComplete: bookingOutcome,
  clickToBuyContract: bookingContract,
  consent,
  corporateSearch,
  notFoundObject: missingHome,
  error500: failure,

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
