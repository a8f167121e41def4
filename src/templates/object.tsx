import { useTranslations } from 'use-intl'
import { Documents } from '#src/features/page-content/documents.tsx'
import { Html } from '#src/features/page-content/html.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { People } from '#src/features/page-content/people.tsx'
import { Picture, wide } from '#src/features/page-content/picture.tsx'
import { HitCards } from '#src/features/search/results/hit-cards.tsx'
import { LocalLink } from '#src/i18n/local-link.tsx'
import { textLinkClass } from '#src/ui/actions/text-link-class.ts'
import { arrowRight } from '#src/ui/icons/arrows.ts'
import { Icon } from '#src/ui/icons/icon.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { HomeFigures } from './home-figures.tsx'
import { PricingList } from './pricing-list.tsx'
import { SiteBlocks } from './site-blocks.tsx'
import { Surroundings } from './surroundings.tsx'
import { contentOf } from './template.ts'
import type { TemplateProps } from './template.ts'

/** A home: its plan, what it costs, and whom to ask (T-054). */
export function ObjectTemplate({ page }: TemplateProps) {
  const t = useTranslations('page-content')
  const content = contentOf(page, 'object')
  const { summary, floorPlan, floorPlanDocument, stage, similarObjects } = content
  const documents = floorPlanDocument ? [floorPlanDocument, ...content.documents] : content.documents
  return (
    <>
      <PageIntro
        {...content}
        image={content.images[0]}
        note={[summary.stageName, summary.objectNumber].filter(Boolean).join(', ')}
        breadcrumbs={page.breadcrumbs}
      />
      <PageWidth className="pt-8">
        <HomeFigures hit={summary} />
        <p className="mt-8">
          <LocalLink href={stage.url} className={textLinkClass()}>
            {t('toProject', { project: stage.name })}
            <Icon path={arrowRight} />
          </LocalLink>
        </p>
      </PageWidth>
      {floorPlan && (
        <PageSection title={t('section.floorPlan')}>
          <Picture image={floorPlan} {...wide} className="max-w-240 bg-paper" />
        </PageSection>
      )}
      <SiteBlocks blocks={content.blocks} />
      <PricingList pricing={content.pricing} />
      <Surroundings content={content} />
      {content.showingsInfo && (
        <PageSection title={t('section.showings')}>
          <Html html={content.showingsInfo} />
        </PageSection>
      )}
      {documents.length > 0 && (
        <PageSection title={t('section.documents')}>
          <Documents documents={documents} />
        </PageSection>
      )}
      {content.contacts.length > 0 && (
        <PageSection title={t('section.contacts')}>
          <People people={content.contacts} />
        </PageSection>
      )}
      {similarObjects.length > 0 && (
        <PageSection title={t('section.similarHomes')}>
          <HitCards hits={similarObjects} label={t('section.similarHomes')} />
        </PageSection>
      )}
    </>
  )
}
