import { HomeMenu } from '../homes/home-menu.tsx'
import { useShownHome } from '../homes/use-chosen-home.ts'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { MyContacts } from './contacts-page.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { People } from '#src/features/page-content/blocks/people.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** Whom a resident or a board turns to (R-020, T-045, T-046). */
export function MyContactsTemplate({ page }: TemplateProps) {
  const { heading, preamble, contacts, homes = [], blocks } = contentOf(page, 'contacts')
  const { value, choose } = useShownHome(homes)
  const ofHome = homes.find(({ objectId }) => objectId === value)?.contactIds
  const people = ofHome ? contacts.filter(({ id }) => ofHome.includes(id)) : contacts
  return (
    <>
      <PageIntro {...{ heading, preamble, breadcrumbs: page.breadcrumbs }} />
      {homes.length > 1 && (
        <PageWidth className="pt-6">
          <HomeMenu homes={homes} value={value} onChange={choose} hasAll />
        </PageWidth>
      )}
      <MyContacts>{people.length > 0 && <People people={people} level={2} />}</MyContacts>
      <SiteBlocks blocks={blocks} pageId={page.pageId} />
    </>
  )
}
