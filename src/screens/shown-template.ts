import { lazy } from 'react'
import type { PageViewModel } from '#src/api/content.ts'
import { withTexts } from '#src/i18n/feature-texts.ts'
import type { Template, TemplateName } from './template.ts'
import { templates } from './templates.ts'
import type { Screen } from './templates.ts'

/** A template that is loaded when a page needs it, or before, so that the page is drawn whole. */
type LoadedTemplate = Template & { load: () => Promise<unknown> }

const known = new Map<Screen, LoadedTemplate>()

/** The component that shows a page (F-009), which has been loaded. A name that no template has is an error (F-010, X-075). */
export function templateNamed(name: TemplateName): LoadedTemplate {
  const screen = templates[name]
  if (!screen) throw new Error(`There is no template ${name}`)
  const template = known.get(screen) ?? templateOf(screen)
  known.set(screen, template)
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
    template in templates && templateNamed(template).load(),
    form && import('./page-form.ts').then(({ PageForm }) => PageForm.load()),
  ])
}

/** As React's lazy components, with the way to load it ahead of its first use; what could not be loaded is tried again. */
function templateOf({ load, texts = [] }: Screen): LoadedTemplate {
  let loading: Promise<{ default: Template }> | undefined
  const read = () =>
    (loading ??= withTexts(texts, load()).then(
      (template) => ({ default: template }),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  return Object.assign(lazy(read), { load: read })
}
