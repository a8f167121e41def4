import { useTranslations } from 'use-intl'
import { Documents } from '#src/features/page-content/blocks/documents.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { People } from '#src/features/page-content/blocks/people.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { Surroundings } from './surroundings.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** A house for those who look for premises in it (T-057): the premises first, and nothing about its homes. */
export function PremisesStageTemplate({ page }: TemplateProps) {
  const t = useTranslations('page-content')
  const content = contentOf(page, 'stage')
  const { summary, documents, contacts } = content
  return (
    <>
      <PageIntro
        {...content}
        image={content.images[0]}
        note={[summary.area, summary.municipality].filter(Boolean).join(', ')}
        breadcrumbs={page.breadcrumbs}
      />
      <SiteBlocks blocks={content.blocks} pageId={page.pageId} />
      <Surroundings content={content} />
      {documents.length > 0 && (
        <PageSection title={t('section.documents')}>
          <Documents documents={documents} />
        </PageSection>
      )}
      {contacts.length > 0 && (
        <PageSection title={t('section.contacts')}>
          <People people={contacts} />
        </PageSection>
      )}
    </>
  )
}
