import { lazy } from 'react'
import type { Template, TemplateName } from './template.ts'

const start = lazy(async () => ({ default: (await import('./start.tsx')).StartTemplate }))
const editorial = lazy(async () => ({ default: (await import('./editorial.tsx')).EditorialTemplate }))
const area = lazy(async () => ({ default: (await import('./area.tsx')).AreaTemplate }))
const stage = lazy(async () => ({ default: (await import('./stage.tsx')).StageTemplate }))
const object = lazy(async () => ({ default: (await import('./object.tsx')).ObjectTemplate }))
const premises = lazy(async () => ({
  default: (await import('./premises-object.tsx')).PremisesObjectTemplate,
}))
const reference = lazy(async () => ({
  default: (await import('./reference-project.tsx')).ReferenceProjectTemplate,
}))
const bookingInfo = lazy(async () => ({ default: (await import('./booking-info.tsx')).BookingInfoTemplate }))
const failure = lazy(async () => ({ default: (await import('./failure.tsx')).FailureTemplate }))

/**
 * The templates by the names that the content service uses (T-001 to T-084), each loaded when a page needs it. Pages with
 * a route of their own, such as the search, login and My Pages, are not among them; nor is the 404 page, which the
 * routes show.
 */
const templates: Partial<Record<TemplateName, Template>> = {
  start,
  area,
  stage,
  rentalProject: stage,
  soldOut: stage,
  successionStage: stage,
  object,
  premisesObject: premises,
  referenceProject: reference,
  referenceProjectSecondBrand: reference,
  buyResidenceInfo: bookingInfo,
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
  inspirationArticle: editorial,
  inspirationCategory: editorial,
  inspirationLanding: editorial,
  inspirationStart: editorial,
  investorStart: editorial,
  managementServices: editorial,
  newsroom: editorial,
  premisesStart: editorial,
  pressRelease: editorial,
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
