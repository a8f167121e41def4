import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { titleOf } from '#src/domain/sale/hit-title.ts'
import { isGone } from '#src/domain/sale/status/is-gone.ts'
import { Documents } from '#src/features/page-content/blocks/documents.tsx'
import { Gallery } from '#src/features/page-content/blocks/media-blocks.tsx'
import { PageList } from '#src/features/page-content/page-list.tsx'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { People } from '#src/features/page-content/blocks/people.tsx'
import { Phases } from './phases.tsx'
import { ShowingsTold } from '#src/features/showings/showings-told.tsx'
import { HitCards } from '#src/features/home-cards/hit-cards.tsx'
import { DeferredSections } from '#src/ui/layout/deferred-sections.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { HomeSection } from '#src/features/page-content/home-section.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import type { ContentOf } from '#src/screens/template.ts'

type Props = { content: ContentOf<'stage'> }

/**
 * What comes after the homes of a project and where they lie: more pictures, viewings, how far it has come, papers, people,
 * news and other projects. It is drawn once, and not again when the homes arrive.
 */
export const StageMore = memo(function Below({ content }: Props) {
  const t = useTranslations('page-content')
  const { summary, phases, documents, contacts, news, relatedStages } = content
  const images = content.images.slice(1)
  return (
    <DeferredSections>
      <SiteBlocks blocks={content.blocks} />
      {images.length > 0 && (
        <PageWidth className="py-12">
          <Gallery block={{ type: 'gallery', id: 'gallery', images }} />
        </PageWidth>
      )}
      {(summary.showings.length > 0 || (content.showingsInfo && !isGone(summary.status))) && (
        <PageSection title={t('section.showings')}>
          <div className="max-w-160">
            <ShowingsTold
              showings={summary.showings}
              shown={{ name: titleOf(summary), url: summary.url }}
              info={content.showingsInfo}
            />
          </div>
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
        <PageSection title={t('section.news')} screenOnly>
          <PageList items={news} label={t('section.news')} level={3} />
        </PageSection>
      )}
      {relatedStages.length > 0 && (
        <PageSection title={t('section.relatedProjects')} screenOnly>
          <HitCards hits={relatedStages} label={t('section.relatedProjects')} />
        </PageSection>
      )}
    </DeferredSections>
  )
})
