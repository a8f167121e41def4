import { useTranslations } from 'use-intl'
import type { ObjectContent } from '#gen/content/model.ts'
import { Distances } from '#src/features/page-content/blocks/distances.tsx'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { People } from '#src/features/page-content/blocks/people.tsx'
import { HitCards } from '#src/features/home-cards/hit-cards.tsx'
import { DeferredSections } from '#src/ui/layout/deferred-sections.tsx'
import { PlaceMap } from '#src/screens/place-map.tsx'
import { SiteBlocks } from '#src/screens/site-blocks.tsx'

/** What comes after the home itself: its project, its surroundings, homes like it and more people to ask. */
export function HomeBelow({ content }: { content: ObjectContent }) {
  const t = useTranslations('home')
  const { blocks, distances, similarObjects, contacts, summary } = content
  const others = contacts.slice(1)
  return (
    <div className="print:hidden">
      <DeferredSections>
        <SiteBlocks blocks={blocks} />
        <PageSection title={t('section.nearby')}>
          <div className="grid gap-x-11 gap-y-8 lg:grid-cols-[minmax(0,54rem)_1fr]">
            <PlaceMap at={summary._geo} name={summary.objectNumber ?? summary.name} nearby={distances} />
            {distances.length > 0 && <Distances distances={distances} isNumbered />}
          </div>
        </PageSection>
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
