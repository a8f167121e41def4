import type { PageContent } from '#gen/content/model.ts'
import { later } from '#src/i18n/later.tsx'

/** A form that editors have put on a page. Most pages have none, so it is no part of what they load. */
export const PageForm = later(
  async () => (await import('#src/features/contact-form/contact-section.tsx')).ContactSection,
  { texts: ['contact-form'] },
)

/** Loads it for a page that has one: what comes later pushes the foot of the page away from under the pointer. */
export async function loadFormOf(content: PageContent): Promise<void> {
  if ('blocks' in content && content.blocks.some(({ type }) => type === 'form')) await PageForm.load()
}
