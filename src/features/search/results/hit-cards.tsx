import type { SearchHit } from '#src/api/residence.ts'
import { CardGrid } from '#src/ui/layout/page.tsx'
import { HomeCard } from './home-card.tsx'

/** Homes or projects as cards below a heading of a page. */
export const HitCards = ({ hits, label }: { hits: readonly SearchHit[]; label: string }) => (
  <CardGrid label={label}>
    {hits.map((hit) => (
      <li key={hit.id}>
        <HomeCard hit={hit} level={3} />
      </li>
    ))}
  </CardGrid>
)
