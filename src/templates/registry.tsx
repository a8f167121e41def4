import { withTexts } from '#src/i18n/feature-texts.ts'
import { lazy } from './lazy-template.ts'
import type { LazyTemplate } from './lazy-template.ts'
import type { Template, TemplateName } from './template.ts'

const homeTexts = ['home', 'monthly-cost', 'showings', 'interest', 'compare', 'favourites'] as const

const start = lazy(async () => ({ default: (await import('./start.tsx')).StartTemplate }))
const editorial = lazy(async () => ({ default: (await import('./editorial.tsx')).EditorialTemplate }))
const area = lazy(async () => ({ default: (await import('./area.tsx')).AreaTemplate }))
const stage = lazy(async () => ({
  default: (await withTexts(['project', 'interest', 'favourites'], import('./stage.tsx'))).StageTemplate,
}))
const vip = lazy(async () => ({
  default: (await withTexts(['project', 'showings'], import('./vip.tsx'))).VipTemplate,
}))
const object = lazy(async () => ({
  default: (await withTexts([...homeTexts], import('./object.tsx'))).ObjectTemplate,
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
const reference = lazy(async () => ({
  default: (await import('./reference-project.tsx')).ReferenceProjectTemplate,
}))
const bookingInfo = lazy(async () => ({ default: (await import('./booking-info.tsx')).BookingInfoTemplate }))
const consent = lazy(async () => ({
  default: (await withTexts(['site-consent'], import('./consent.tsx'))).ConsentTemplate,
}))
const corporateSearch = lazy(async () => ({
  default: (await withTexts(['text-search'], import('./corporate-search.tsx'))).CorporateSearchTemplate,
}))
const missingHome = lazy(async () => ({ default: (await import('./missing-home.tsx')).MissingHomeTemplate }))
const failure = lazy(async () => ({ default: (await import('./failure.tsx')).FailureTemplate }))

/**
 * The templates by the names that the content service uses (T-001 to T-084), each loaded when a page needs it. Pages with
 * a route of their own, such as the search, login and My Pages, are not among them; nor is the 404 page, which the
 * routes show.
 */
const templates: Partial<Record<TemplateName, LazyTemplate>> = {
  start,
  area,
  stage,
  rentalProject: stage,
  soldOut: stage,
  successionStage: stage,
  vip,
  vipViewing: vip,
  object,
  showingForm: showing,
  showingQr: showing,
  premisesStart: premisesSearch,
  premisesStage,
  premisesObject: premises,
  succession,
  myResidences,
  savedSearches,
  referenceProject: reference,
  referenceProjectSecondBrand: reference,
  buyResidenceInfo: bookingInfo,
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
  newsroom: editorial,
  orderForm: editorial,
  pressRelease: editorial,
  purchaseNotification: editorial,
  referenceStart: editorial,
  referenceStartSecondBrand: editorial,
  rentalStart: editorial,
  reportList: editorial,
  seoCounty: editorial,
  seoMunicipality: editorial,
  standardCareer: editorial,
  standardPage: editorial,
  sustainabilityCategory: editorial,
  sustainabilityStart: editorial,
  testimonial: editorial,
}

/** The component that shows a page (F-009). A name that no template has is an error (F-010, X-075). */
export function templateNamed(name: TemplateName): Template {
  const template = templates[name]
  if (!template) throw new Error(`There is no template ${name}`)
  return template
}

/** Loads the template of a page before its route shows, so that nothing moves once it does. */
export async function loadTemplate(name: TemplateName): Promise<void> {
  await templates[name]?.load()
}
