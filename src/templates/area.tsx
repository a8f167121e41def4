import { useTranslations } from 'use-intl'
import { Distances } from '#src/features/page-content/distances.tsx'
import { KeyFigures } from '#src/features/page-content/key-figures.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PageList } from '#src/features/page-content/page-list.tsx'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { People } from '#src/features/page-content/people.tsx'
import { HitCards } from '#src/features/search/results/hit-cards.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from './site-blocks.tsx'
import { contentOf } from './template.ts'
import type { TemplateProps } from './template.ts'

/** A place and the projects in it (T-004). */
export function AreaTemplate({ page }: TemplateProps) {
  const t = useTranslations('page-content')
  const formats = useFormats()
  const { heading, preamble, summary, images, stages, distances, facts, news, contacts, blocks } = contentOf(
    page,
    'area',
  )
  return (
    <>
      <PageIntro {...{ heading, preamble, image: images[0], breadcrumbs: page.breadcrumbs }} />
      <PageWidth className="pt-8">
        <KeyFigures
          figures={[
            {
              label: t('figure.projects'),
              value: summary.stageCount !== undefined && formats.number(summary.stageCount),
            },
            {
              label: t('figure.homesLeft'),
              value: summary.availableCount !== undefined && formats.number(summary.availableCount),
            },
            {
              label: t('figure.price'),
              value:
                summary.minPrice !== undefined &&
                t('figure.from', { price: formats.price(summary.minPrice) }),
            },
          ]}
        />
      </PageWidth>
      {stages.length > 0 && (
        <PageSection title={t('section.projects')}>
          <HitCards hits={stages} label={t('section.projects')} />
        </PageSection>
      )}
      <SiteBlocks blocks={blocks} />
      {distances.length + facts.length > 0 && (
        <PageSection title={t('section.nearby')}>
          <div className="grid max-w-measure gap-10">
            {distances.length > 0 && <Distances distances={distances} />}
            {facts.length > 0 && <KeyValueList items={facts} />}
          </div>
        </PageSection>
      )}
      {news.length > 0 && (
        <PageSection title={t('section.news')}>
          <PageList items={news} label={t('section.news')} level={3} />
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
