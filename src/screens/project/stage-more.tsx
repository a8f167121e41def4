import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { Documents } from '#src/features/page-content/blocks/documents.tsx'
import { Html } from '#src/ui/content/html.tsx'
import { Gallery } from '#src/features/page-content/blocks/media-blocks.tsx'
import { PageList } from '#src/features/page-content/page-list.tsx'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { People } from '#src/features/page-content/blocks/people.tsx'
import { Phases } from './phases.tsx'
import { HitCards } from '#src/features/home-cards/hit-cards.tsx'
import { DeferredSections } from '#src/ui/layout/deferred-sections.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { HomeSection } from '#src/features/page-content/home-section.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import type { ContentOf } from '#src/screens/template.ts'

type Props = { content: ContentOf<'stage'> }

/**
 * What comes after the homes of a project and where they lie: more pictures, how far it has come, papers, people, news and other projects.
 * It is drawn once, and not again when the homes arrive.
 */
export const StageMore = memo(function Below({ content }: Props) {
  const t = useTranslations('page-content')
  const { phases, documents, contacts, news, relatedStages } = content
  const images = content.images.slice(1)
  return (
    <DeferredSections>
      <SiteBlocks blocks={content.blocks} />
      {images.length > 0 && (
        <PageWidth className="py-12">
          <Gallery block={{ type: 'gallery', id: 'gallery', images }} />
        </PageWidth>
      )}
      {content.showingsInfo && (
        <PageSection title={t('section.showings')}>
          <Html html={content.showingsInfo} />
        </PageSection>
      )}
      {phases.length + documents.length > 0 && (
        <PageWidth className="grid gap-x-18 gap-y-16 py-12 sm:py-16 lg:grid-cols-2">
          {phases.length > 0 && (
            <HomeSection title={t('phases')}>
              <Phases phases={phases} />
            </HomeSection>
          )}
          {documents.length > 0 && (
            <HomeSection title={t('section.documents')}>
              <Documents documents={documents} />
            </HomeSection>
          )}
        </PageWidth>
      )}
      {contacts.length > 0 && (
        <PageSection title={t('section.contacts')}>
          <People people={contacts} />
        </PageSection>
      )}
      {news.length > 0 && (
        <PageSection title={t('section.news')}>
          <PageList items={news} label={t('section.news')} level={3} />
        </PageSection>
      )}
      {relatedStages.length > 0 && (
        <PageSection title={t('section.relatedProjects')}>
          <HitCards hits={relatedStages} label={t('section.relatedProjects')} />
        </PageSection>
      )}
    </DeferredSections>
  )
})
