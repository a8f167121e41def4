import { useTranslations } from 'use-intl'
import type { Distance, Fact, SitePlan } from '#gen/content/model.ts'
import { Distances } from '#src/features/page-content/blocks/distances.tsx'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { Picture, wide } from '#src/features/page-content/picture.tsx'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'

type Props = { content: { facts: Fact[]; distances: Distance[]; sitePlan?: SitePlan } }

/** Facts, the site from above, and how far it is to what one needs. */
export function Surroundings({ content: { facts, distances, sitePlan } }: Props) {
  const t = useTranslations('page-content')
  return (
    <>
      {facts.length > 0 && (
        <PageSection title={t('section.facts')}>
          <div className="max-w-measure">
            <KeyValueList items={facts} />
          </div>
        </PageSection>
      )}
      {(sitePlan ?? distances.length > 0) && (
        <PageSection title={t('section.nearby')}>
          <div className="grid gap-10 lg:grid-cols-[2fr_1fr]">
            {sitePlan && <Picture image={sitePlan.image} {...wide} className="rounded-img" />}
            <div className="max-w-measure">
              {sitePlan && <p className="mb-6 text-ink-2">{sitePlan.text}</p>}
              {distances.length > 0 && <Distances distances={distances} />}
            </div>
          </div>
        </PageSection>
      )}
    </>
  )
}
