import type { Messages } from '#src/i18n/messages.ts'
import type { Template, TemplateName } from './template.ts'

/** How a page is shown: its component, and the texts that come with it. */
export type Screen = {
  load: () => Promise<Template>
  texts?: readonly (keyof Messages)[]
}

/** What every page that editors write shows with: their blocks, and the homes that these name. */
const blocks = ['page-content', 'search'] as const

const stage: Screen = {
  load: async () => (await import('./project/stage.tsx')).StageTemplate,
  texts: ['page-content', 'project'],
}
const editorial: Screen = {
  load: async () => (await import('./editorial/editorial.tsx')).EditorialTemplate,
  texts: blocks,
}
const reference: Screen = {
  load: async () => (await import('./editorial/reference-project.tsx')).ReferenceProjectTemplate,
  texts: blocks,
}
const vip: Screen = {
  load: async () => (await import('./vip/vip.tsx')).VipTemplate,
  texts: [...blocks, 'project', 'showings'],
}
const showing: Screen = {
  load: async () => (await import('./showing/showing.tsx')).ShowingTemplate,
  texts: [...blocks, 'showings'],
}
const contacts: Screen = {
  load: async () => (await import('./my-pages/contacts/contacts.tsx')).MyContactsTemplate,
  texts: blocks,
}
const documents: Screen = {
  load: async () => (await import('./my-pages/documents/documents.tsx')).MyDocumentsTemplate,
  texts: blocks,
}
const bookingOutcome: Screen = {
  load: async () => (await import('./booking/booking-outcome.tsx')).BookingOutcomeTemplate,
  texts: [...blocks, 'booking'],
}

/**
 * The screen of each template, by the names that the content service uses (T-001 to T-084), loaded when a page needs it.
 * Pages with a route of their own, such as the search, login, and the overview and errands of My Pages, are not among
 * them; nor is the 404 page, which the routes show.
 */
export const templates: Partial<Record<TemplateName, Screen>> = {
  start: { load: async () => (await import('./start/start.tsx')).StartTemplate, texts: blocks },
  object: { load: async () => (await import('./home/object.tsx')).ObjectTemplate, texts: ['home'] },
  stage,
  rentalProject: stage,
  soldOut: stage,
  successionStage: stage,
  referenceProject: reference,
  referenceProjectSecondBrand: reference,
  area: { load: async () => (await import('./editorial/area.tsx')).AreaTemplate, texts: blocks },
  vip,
  vipViewing: vip,
  showingForm: showing,
  showingQr: showing,
  premisesStart: {
    load: async () => (await import('./premises/premises-search.tsx')).PremisesSearchTemplate,
    texts: [...blocks, 'premises'],
  },
  premisesStage: {
    load: async () => (await import('./premises/premises-stage.tsx')).PremisesStageTemplate,
    texts: blocks,
  },
  premisesObject: {
    load: async () => (await import('./premises/premises-object.tsx')).PremisesObjectTemplate,
    texts: blocks,
  },
  succession: {
    load: async () => (await import('./succession/succession.tsx')).SuccessionTemplate,
    texts: [...blocks, 'succession'],
  },

  myResidences: {
    load: async () => (await import('./my-pages/residences/my-residences.tsx')).MyResidencesTemplate,
    texts: blocks,
  },
  savedSearches: {
    load: async () => (await import('./my-pages/residences/saved-searches.tsx')).SavedSearchesTemplate,
    texts: blocks,
  },
  myObject: { load: async () => (await import('./my-pages/home/home.tsx')).MyHomeTemplate, texts: blocks },
  contactResident: contacts,
  contactBoard: contacts,
  myDocuments: documents,
  myDocumentsAction: documents,
  myDocumentsDone: documents,
  payment: {
    load: async () => (await import('./my-pages/payments/payments-template.tsx')).MyPaymentsTemplate,
    texts: blocks,
  },
  timeline: {
    load: async () => (await import('./my-pages/timeline/timeline.tsx')).MyTimelineTemplate,
    texts: blocks,
  },

  forgotPassword: {
    load: async () => (await import('./credentials/forgot-password-template.tsx')).ForgotPasswordTemplate,
    texts: [...blocks, 'login'],
  },
  setPassword: {
    load: async () => (await import('./credentials/set-password-template.tsx')).SetPasswordTemplate,
    texts: [...blocks, 'credentials'],
  },
  changeEmail: {
    load: async () => (await import('./credentials/change-email-template.tsx')).ChangeEmailTemplate,
    texts: [...blocks, 'credentials'],
  },
  electronicIdentificationReturn: {
    load: async () => (await import('./login/eid-return.tsx')).EidReturnTemplate,
    texts: blocks,
  },

  booking: {
    load: async () => (await import('./booking/booking.tsx')).BookingTemplate,
    texts: [...blocks, 'booking', 'payment', 'login'],
  },
  buyResidenceInfo: {
    load: async () => (await import('./booking/booking-info.tsx')).BookingInfoTemplate,
    texts: blocks,
  },
  buyResidenceSuccess: bookingOutcome,
  buyResidenceError: bookingOutcome,
  clickToBuyComplete: bookingOutcome,
  clickToBuyContract: {
    load: async () => (await import('./booking/booking-contract.tsx')).BookingContractTemplate,
    texts: [...blocks, 'booking'],
  },

  consent: {
    load: async () => (await import('./site-consent/consent.tsx')).ConsentTemplate,
    texts: [...blocks, 'site-consent'],
  },
  corporateSearch: {
    load: async () => (await import('./text-search/corporate-search.tsx')).CorporateSearchTemplate,
    texts: [...blocks, 'text-search'],
  },
  notFoundObject: {
    load: async () => (await import('./failure/missing-home.tsx')).MissingHomeTemplate,
    texts: blocks,
  },
  error500: { load: async () => (await import('./failure/failure.tsx')).FailureTemplate, texts: blocks },

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
