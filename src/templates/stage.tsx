import { useTranslations } from 'use-intl'
import { Documents } from '#src/features/page-content/documents.tsx'
import { Html } from '#src/features/page-content/html.tsx'
import { Gallery } from '#src/features/page-content/media-blocks.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PageList } from '#src/features/page-content/page-list.tsx'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { People } from '#src/features/page-content/people.tsx'
import { Phases } from '#src/features/page-content/phases.tsx'
import { HitCards } from '#src/features/search/results/hit-cards.tsx'
import { StageHomes } from '#src/features/search/results/stage-homes.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { HomeFigures } from './home-figures.tsx'
import { SiteBlocks } from './site-blocks.tsx'
import { Surroundings } from './surroundings.tsx'
import { contentOf } from './template.ts'
import type { TemplateProps } from './template.ts'

/** A project: what it is, its homes, and how far it has come (T-076). */
export function StageTemplate({ page }: TemplateProps) {
  const t = useTranslations('page-content')
  const content = contentOf(page, 'stage')
  const [image, ...images] = content.images
  return (
    <>
      <PageIntro {...content} image={image} breadcrumbs={page.breadcrumbs} />
      <PageWidth className="pt-8">
        <HomeFigures hit={content.summary} />
        {content.vipText && <p className="mt-6 max-w-measure text-ink-2">{content.vipText}</p>}
      </PageWidth>
      <PageSection title={t('section.homes')}>
        <StageHomes stageId={content.summary.id} />
      </PageSection>
      <SiteBlocks blocks={content.blocks} />
      {images.length > 0 && (
        <PageWidth className="py-12">
          <Gallery block={{ type: 'gallery', id: 'gallery', images }} />
        </PageWidth>
      )}
      <Surroundings content={content} />
      {content.showingsInfo && (
        <PageSection title={t('section.showings')}>
          <Html html={content.showingsInfo} />
        </PageSection>
      )}
      {content.phases.length > 0 && (
        <PageSection title={t('phases')}>
          <Phases phases={content.phases} />
        </PageSection>
      )}
      {content.documents.length > 0 && (
        <PageSection title={t('section.documents')}>
          <Documents documents={content.documents} />
        </PageSection>
      )}
      {content.contacts.length > 0 && (
        <PageSection title={t('section.contacts')}>
          <People people={content.contacts} />
        </PageSection>
      )}
      {content.news.length > 0 && (
        <PageSection title={t('section.news')}>
          <PageList items={content.news} label={t('section.news')} level={3} />
        </PageSection>
      )}
      {content.relatedStages.length > 0 && (
        <PageSection title={t('section.relatedProjects')}>
          <HitCards hits={content.relatedStages} label={t('section.relatedProjects')} />
        </PageSection>
      )}
    </>
  )
}
