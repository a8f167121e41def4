import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { hitsByIdsQuery } from '#src/api/homes/residence-homes.ts'
import { lastVisitedQuery, mostVisitedQuery, useVisitorId } from '#src/api/homes/visited.ts'
import { HitCards } from '#src/features/home-cards/hit-cards.tsx'
import { useSite } from '#src/sites/use-site.ts'

/** As many as stand in one row of the widest layout. */
const shown = 3

/** The homes that this visitor has looked at last (F-149). Nothing, when that is not known. */
export function LastVisited() {
  const t = useTranslations('visited')
  const site = useSite()
  const visitor = useVisitorId()
  const { data } = useQuery({ ...lastVisitedQuery(site, visitor ?? ''), enabled: visitor !== undefined })
  return data && <Visited of="object" ids={data.ids} title={t('last')} />
}

/** The projects that are looked at most in a county (F-149). */
export function MostVisited({ countyId, county }: { countyId: string; county: string }) {
  const t = useTranslations('visited')
  const { data } = useQuery(mostVisitedQuery(countyId))
  return data && <Visited of="stage" ids={data.ids} title={t('most', { county })} />
}

type Props = { of: 'object' | 'stage'; ids: readonly string[]; title: string }

/** Some things are gone since, so a few more are asked for than are shown. What cannot be read is left out. */
function Visited({ of, ids, title }: Props) {
  const id = useId()
  const asked = ids.slice(0, 2 * shown)
  const found = useQuery({ ...hitsByIdsQuery(useSite(), of, asked), enabled: asked.length > 0 })
  if (!found.data || found.data.hits.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-section border-t border-line pt-10">
      <h2 id={id} className="mb-8">
        {title}
      </h2>
      <HitCards hits={found.data.hits.slice(0, shown)} label={title} />
    </section>
  )
}
