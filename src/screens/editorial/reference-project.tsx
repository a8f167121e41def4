import { useTranslations } from 'use-intl'
import { Gallery } from '#src/features/page-content/blocks/media-blocks.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'

/** A project to refer to, finished or under way (T-062, T-064). */
export function ReferenceProjectTemplate({ page }: TemplateProps) {
  const t = useTranslations('page-content')
  const content = contentOf(page, 'reference')
  const [image, ...images] = content.images
  const note = [t(`reference.${content.status}`), content.place, content.client].filter(Boolean).join(' · ')
  return (
    <>
      <PageIntro {...content} image={image} note={note} breadcrumbs={page.breadcrumbs} />
      {content.facts.length > 0 && (
        <PageSection title={t('section.facts')}>
          <div className="max-w-measure">
            <KeyValueList items={content.facts} />
          </div>
        </PageSection>
      )}
      <SiteBlocks blocks={content.blocks} />
      {images.length > 0 && (
        <PageWidth className="py-12">
          <Gallery block={{ type: 'gallery', id: 'gallery', images }} />
        </PageWidth>
      )}
    </>
  )
}
