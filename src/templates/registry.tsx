import type { PageViewModel } from '#src/api/content.ts'
import { withTexts } from '#src/i18n/feature-texts.ts'
import { lazy } from './lazy-template.ts'
import type { LazyTemplate } from './lazy-template.ts'
import type { Template, TemplateName } from './template.ts'

const start = lazy(async () => ({
  default: (await withTexts(['page-content', 'search'], import('./start.tsx'))).StartTemplate,
}))
const stage = lazy(async () => ({
  default: (await withTexts(['page-content', 'project'], import('./stage.tsx'))).StageTemplate,
}))
const object = lazy(async () => ({
  default: (await withTexts(['home'], import('./object.tsx'))).ObjectTemplate,
}))

/** Templates of the pages that most visits begin with: they wait for no further register. */
const firstTemplates = {
  start,
  stage,
  rentalProject: stage,
  soldOut: stage,
  successionStage: stage,
  object,
} satisfies Partial<Record<TemplateName, LazyTemplate>>

export type FirstTemplate = keyof typeof firstTemplates

let templates: Partial<Record<TemplateName, LazyTemplate>> = firstTemplates

/** The component that shows a page (F-009), which has been loaded. A name that no template has is an error (F-010, X-075). */
export function templateNamed(name: TemplateName): Template {
  const template = templates[name]
  if (!template) throw new Error(`There is no template ${name}`)
  return template
}

/** Loads what a page is shown with before its route shows, so that nothing moves once it does. */
export async function loadTemplate({
  template,
  content,
}: Pick<PageViewModel, 'template' | 'content'>): Promise<void> {
  if (template in firstTemplates) {
    await firstTemplates[template as FirstTemplate].load()
    return
  }
  const [{ otherTemplates }, { loadFormOf }] = await Promise.all([
    withTexts(['page-content', 'search'], import('./other-templates.tsx')),
    import('./page-form.ts'),
  ])
  templates = { ...firstTemplates, ...otherTemplates }
  await Promise.all([templates[template]?.load(), loadFormOf(content)])
}
