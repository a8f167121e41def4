import type { TemplateName } from './template.ts'

/**
 * Loads the template of a page before its route shows, so that nothing moves once it does. The register of all templates
 * comes while the page is still being read: what every visit loads first does without it.
 */
export async function loadTemplateOf(page: Promise<{ template: TemplateName }>): Promise<void> {
  const [{ template }, { loadTemplate }] = await Promise.all([page, import('./registry.tsx')])
  await loadTemplate(template)
}
