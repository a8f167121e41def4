import { useTranslations } from 'use-intl'
import { Film } from '#src/features/page-content/film/film.tsx'
import { PageIntro } from '#src/features/page-content/page-intro.tsx'
import { PageList } from '#src/features/page-content/page-list.tsx'
import { useFormats } from '#src/i18n/use-formats.ts'
import { PageWidth, Section } from '#src/ui/layout/page.tsx'
import { SectionHeading } from '#src/ui/layout/section-heading.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'
import { contentOf } from '#src/screens/template.ts'
import type { TemplateProps } from '#src/screens/template.ts'
import { beginsBeside } from './begins-beside.ts'

/** A page of blocks (T-078): whatever needs no data of its own. */
export function StandardPageTemplate({ page }: TemplateProps) {
  const t = useTranslations('page-content')
  const { longDate } = useFormats()
  const { heading, preamble, image, video, publishedOn, author, category, related, blocks } = contentOf(
    page,
    'standardPage',
  )
  const notes = [publishedOn && longDate(publishedOn), category, author && t('by', { author })]
  return (
    <article className="pb-12">
      <PageIntro
        {...{ heading, preamble, image, breadcrumbs: page.breadcrumbs }}
        isBeside={beginsBeside(blocks)}
        note={notes.filter(Boolean).join(' · ')}
      />
      {video && (
        <PageWidth className="pt-10">
          <Film video={video} />
        </PageWidth>
      )}
      <SiteBlocks blocks={blocks} pageId={page.pageId} isBeside />
      {related && related.length > 0 && (
        <Section labelledBy="related">
          <PageWidth>
            <SectionHeading id="related" title={t('related')} />
            <div className="mt-8">
              <PageList items={related} label={t('related')} level={3} />
            </div>
          </PageWidth>
        </Section>
      )}
    </article>
  )
}
