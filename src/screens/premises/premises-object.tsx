import { useTranslations } from 'use-intl'
import { Documents } from '#src/features/page-content/blocks/documents.tsx'
import { Gallery } from '#src/features/page-content/blocks/media-blocks.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { People } from '#src/features/page-content/blocks/people.tsx'
import { Picture, wide } from '#src/features/page-content/picture.tsx'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** Premises for a business (T-058). */
export function PremisesObjectTemplate({ page }: TemplateProps) {
  const t = useTranslations('page-content')
  const content = contentOf(page, 'premises')
  const [image, ...images] = content.images
  const { summary, floorPlan } = content
  return (
    <>
      <PageIntro
        {...content}
        image={image}
        note={[summary.area, summary.municipality].filter(Boolean).join(', ')}
        breadcrumbs={page.breadcrumbs}
      />
      {content.facts.length > 0 && (
        <PageSection title={t('section.facts')}>
          <div className="max-w-measure">
            <KeyValueList items={content.facts} />
          </div>
        </PageSection>
      )}
      <SiteBlocks blocks={content.blocks} pageId={page.pageId} />
      {floorPlan && (
        <PageSection title={t('section.floorPlan')}>
          <Picture image={floorPlan} {...wide} className="max-w-240 bg-paper" />
        </PageSection>
      )}
      {images.length > 0 && (
        <PageWidth className="py-12">
          <Gallery block={{ type: 'gallery', id: 'gallery', images }} />
        </PageWidth>
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
    </>
  )
}
