import { useTranslations } from 'use-intl'
import { Distances } from '#src/features/page-content/blocks/distances.tsx'
import { PageSection } from '#src/features/page-content/page-section.tsx'
import { Picture } from '#src/features/page-content/picture.tsx'
import { kindOf } from './homes/home-kind.ts'
import { SiteMap } from './picker/site-map.tsx'
import type { ProjectHomes } from './homes/use-project-homes.ts'
import { KeyValueList } from '#src/ui/content/key-value-list.tsx'
import { PageWidth } from '#src/ui/layout/page.tsx'
import { PlaceMap } from '#src/screens/place-map.tsx'
import type { ContentOf } from '#src/screens/template.ts'

type Props = { content: ContentOf<'stage'>; project: ProjectHomes }

/** How the houses of a project lie, how far it is to what one needs, and the facts. */
export function StageSite({ content: { sitePlan, distances, facts, summary }, project }: Props) {
  const t = useTranslations('project')
  const page = useTranslations('page-content')
  return (
    <>
      {(sitePlan ?? facts.length > 0) && (
        <PageWidth className="grid gap-x-11 gap-y-10 pb-8 lg:grid-cols-[minmax(0,54rem)_1fr]">
          {sitePlan && (
            <SiteMap
              houses={sitePlan.houses}
              project={project}
              ratio={sitePlan.image.orgWidth / sitePlan.image.orgHeight}
            >
              <Picture image={sitePlan.image} {...twoThirds} />
            </SiteMap>
          )}
          <div className="grid content-start gap-10">
            {sitePlan && (
              <section aria-labelledby="site-heading">
                <h2 id="site-heading" className="text-h3">
                  {t('sitePlan.houses', { kind: kindOf(summary) })}
                </h2>
                <p className="mt-4 mb-4 text-ink-2">{sitePlan.text}</p>
              </section>
            )}
            {facts.length > 0 && (
              <section aria-labelledby="facts-heading">
                <h2 id="facts-heading" className="mb-4 text-h3">
                  {page('section.facts')}
                </h2>
                <KeyValueList items={facts} />
              </section>
            )}
          </div>
        </PageWidth>
      )}
      <PageSection title={page('section.nearby')}>
        <div className="grid gap-x-11 gap-y-8 lg:grid-cols-[minmax(0,54rem)_1fr]">
          <PlaceMap at={summary._geo} name={summary.name} nearby={distances} />
          {distances.length > 0 && <Distances distances={distances} isNumbered />}
        </div>
      </PageSection>
    </>
  )
}

const twoThirds = {
  widths: [400, 600, 900, 1200, 1600],
  sizes: '(width < 68.8125rem) calc(100vw - 2.5rem), 54rem',
} as const
