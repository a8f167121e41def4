import { later } from '#src/i18n/later.tsx'

/** A form that editors have put on a page. Most pages have none, so it is no part of what they load. */
export const PageForm = later(
  async () => (await import('#src/features/contact-form/contact-section.tsx')).ContactSection,
  { texts: ['contact-form'] },
)
