import { lazyPart } from '#src/i18n/lazy-part.tsx'

/** A form that editors have put on a page. Most pages have none, so it is no part of what they load. */
export const PageForm = lazyPart(
  async () => (await import('#src/features/contact-form/contact-section.tsx')).ContactSection,
  { when: 'afterFirstWindow', texts: ['contact-form'] },
)
