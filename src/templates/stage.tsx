import { useTranslations } from 'use-intl'
import type { SearchHit } from '#src/api/residence.ts'
import { FavouriteButton } from '#src/features/favourites/favourite-button.tsx'
import { InterestButton } from '#src/features/interest/interest-button.tsx'
import { Documents } from '#src/features/page-content/documents.tsx'
import { Html } from '#src/features/page-content/html.tsx'
import { Gallery } from '#src/features/page-content/media-blocks.tsx'
import { PageList } from '#src/features/page-content/page-list.tsx'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { People } from '#src/features/page-content/people.tsx'
import { Phases } from '#src/features/page-content/phases.tsx'
import { HomesSection } from '#src/features/project/homes-section.tsx'
import { ProjectCard } from '#src/features/project/project-card.tsx'
import { useProjectHomes } from '#src/features/project/use-project-homes.ts'
import { HitCards } from '#src/features/search/results/hit-cards.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { HomeSection } from './home-section.tsx'
import { HomeFigures } from './home-figures.tsx'
import { SiteBlocks } from './site-blocks.tsx'
import { StageIntro } from './stage-intro.tsx'
import { StageSite } from './stage-site.tsx'
import { contentOf } from './template.ts'
import type { TemplateProps } from './template.ts'

/** A project: what it is, its homes, and how far it has come (T-076). */
export function StageTemplate({ page }: TemplateProps) {
  const t = useTranslations('page-content')
  const content = contentOf(page, 'stage')
  const { summary } = content
  const [image, ...images] = content.images
  const project = useProjectHomes(summary.id, content.hasExplorer)
  return (
    <>
      <StageIntro
        {...content}
        image={image}
        breadcrumbs={page.breadcrumbs}
        figures={<HomeFigures hit={summary} />}
        card={
          <ProjectCard
            summary={summary}
            project={project}
            vipText={content.vipText}
            interest={
              content.interestOpen && (
                <InterestButton
                  about={{ stageId: summary.id, name: content.heading }}
                  look={project.hits.length > 0 ? 'secondary' : 'primary'}
                  wide
                />
              )
            }
          />
        }
      />
      <HomesSection project={project} salesStart={summary.salesStart} save={saveButton} />
      <StageSite content={content} project={project} />
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
      {content.phases.length + content.documents.length > 0 && (
        <PageWidth className="grid gap-x-18 gap-y-16 py-12 sm:py-16 lg:grid-cols-2">
          {content.phases.length > 0 && (
            <HomeSection title={t('phases')}>
              <Phases phases={content.phases} />
            </HomeSection>
          )}
          {content.documents.length > 0 && (
            <HomeSection title={t('section.documents')}>
              <Documents documents={content.documents} />
            </HomeSection>
          )}
        </PageWidth>
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

const saveButton = ({ id, objectNumber, name }: SearchHit) => (
  <FavouriteButton objectId={id} name={objectNumber ?? name} look="button" />
)
