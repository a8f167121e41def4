import type { SearchHit } from '#src/api/residence.ts'
import { CardGrid } from '#src/ui/layout/page.tsx'
import { HomeCard } from './home-card.tsx'

type Props = {
  hits: readonly SearchHit[]
  label: string
  /** The level of their titles. */
  level?: 2 | 3
}

/** Homes or projects as cards below a heading of a page. */
export const HitCards = ({ hits, label, level = 3 }: Props) => (
  <CardGrid label={label}>
    {hits.map((hit) => (
      <li key={hit.id}>
        <HomeCard hit={hit} level={level} />
      </li>
    ))}
  </CardGrid>
)
