import type { PageViewModel } from '#src/api/content/content.ts'

/**
 * Loads the template of a page before its route shows, so that nothing moves once it does. The register of all templates
 * comes while the page is still being read: what every visit loads first does without it.
 */
export async function loadTemplateOf(page: Promise<PageViewModel>): Promise<void> {
  const [shown, { loadTemplate }] = await Promise.all([page, import('./shown-template.ts')])
  await loadTemplate(shown)
}
