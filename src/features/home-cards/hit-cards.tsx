import type { SearchHit } from '#src/api/homes/residence.ts'
import { CardGrid } from '#src/ui/layout/page.tsx'
import { useColumns } from '#src/ui/layout/use-columns.ts'
import { HomeCard } from './home-card.tsx'
import { plansShown } from './plans-shown.ts'

type Props = {
  hits: readonly SearchHit[]
  label: string
  /** The level of their titles. */
  level?: 2 | 3
}

/** Homes or projects as cards below a heading of a page. */
export function HitCards({ hits, label, level = 3 }: Props) {
  const plans = plansShown(hits, useColumns())
  return (
    <CardGrid label={label}>
      {hits.map((hit, index) => (
        <li key={hit.id}>
          <HomeCard hit={hit} level={level} showsPlan={plans[index]} />
        </li>
      ))}
    </CardGrid>
  )
}
