import type { PageViewModel } from '#src/api/content/content.ts'
import type { LazyPart } from '#src/i18n/lazy-part.tsx'
import type { TemplateName, TemplateProps } from './template.ts'
import { templates } from './templates.ts'

/** The component that shows a page (F-009), which has been loaded. A name that no template has is an error (F-010, X-075). */
export function templateNamed(name: TemplateName): LazyPart<TemplateProps> {
  const template = templates[name]
  if (!template) throw new Error(`There is no template ${name}`)
  return template
}

/** Loads what a page is shown with before its route shows, so that nothing moves once it does. */
export async function loadTemplate({
  template,
  content,
}: Pick<PageViewModel, 'template' | 'content'>): Promise<void> {
  const form = 'blocks' in content && content.blocks.some(({ type }) => type === 'form')
  await Promise.all([
    // a name that nobody knows is told where the page would be shown
    templates[template]?.load(),
    form && import('./page-form.ts').then(({ PageForm }) => PageForm.load()),
  ])
}
