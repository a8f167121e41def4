import { lazy } from 'react'
import type { Template, TemplateName } from './template.ts'

const start = lazy(async () => ({ default: (await import('./start.tsx')).StartTemplate }))
const standard = lazy(async () => ({ default: (await import('./standard-page.tsx')).StandardPageTemplate }))
const list = lazy(async () => ({ default: (await import('./page-list.tsx')).PageListTemplate }))
const area = lazy(async () => ({ default: (await import('./area.tsx')).AreaTemplate }))
const stage = lazy(async () => ({ default: (await import('./stage.tsx')).StageTemplate }))
const object = lazy(async () => ({ default: (await import('./object.tsx')).ObjectTemplate }))
const premises = lazy(async () => ({ default: (await import('./premises-object.tsx')).PremisesObjectTemplate }))
const reference = lazy(async () => ({ default: (await import('./reference-project.tsx')).ReferenceProjectTemplate }))
const failure = lazy(async () => ({ default: (await import('./failure.tsx')).FailureTemplate }))

/**
 * The templates by the names that the content service uses (T-001 to T-084), each loaded when a page needs it. Pages with
 * a route of their own, such as search, login and My Pages, are not among them.
 */
const templates: Partial<Record<TemplateName, Template>> = {
  start,
  area,
  stage,
  object,
  premisesObject: premises,
  referenceProject: reference,
  referenceProjectSecondBrand: reference,
  error500: failure,
}

/** The component that shows a page (F-009). A name that no template has is an error (F-010, X-075). */
export function templateNamed(name: TemplateName): Template {
  const template = templates[name]
  if (!template) throw new Error(`There is no template ${name}`)
  return template
}
