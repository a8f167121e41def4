import { MyContacts } from './contacts-page.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { People } from '#src/features/page-content/blocks/people.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** Whom a resident or a board turns to (R-020, T-045, T-046). */
export function MyContactsTemplate({ page }: TemplateProps) {
  const { heading, preamble, contacts, blocks } = contentOf(page, 'contacts')
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      <MyContacts>{contacts.length > 0 && <People people={contacts} level={2} />}</MyContacts>
      <SiteBlocks blocks={blocks} pageId={page.pageId} />
    </>
  )
}
