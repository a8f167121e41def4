import { useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import { Distances } from '#src/features/page-content/blocks/distances.tsx'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { People } from '#src/features/page-content/blocks/people.tsx'
import { HitCards } from '#src/features/home-cards/hit-cards.tsx'
import { DeferredSections } from '#src/ui/layout/deferred-sections.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'

/** What comes after the home itself: its project, its surroundings, homes like it and more people to ask. */
export function HomeBelow({ content }: { content: ObjectContent }) {
  const t = useTranslations('home')
  const { blocks, distances, similarObjects, contacts } = content
  const others = contacts.slice(1)
  return (
    <div className="print:hidden">
      <DeferredSections>
        <SiteBlocks blocks={blocks} />
        {distances.length > 0 && (
          <PageSection title={t('section.nearby')}>
            <div className="max-w-measure">
              <Distances distances={distances} />
            </div>
          </PageSection>
        )}
        {similarObjects.length > 0 && (
          <PageSection title={t('section.similar')}>
            <HitCards hits={similarObjects} label={t('section.similar')} />
          </PageSection>
        )}
        {others.length > 0 && (
          <PageSection title={t('section.contacts')}>
            <People people={others} />
          </PageSection>
        )}
      </DeferredSections>
    </div>
  )
}
