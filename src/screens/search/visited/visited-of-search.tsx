import type { PlaceTag } from '#src/api/homes/residence.ts'
import { LastVisited, MostVisited } from './visited.tsx'

/** Below a search: the homes one has looked at, and the projects others look at in the county that is searched. */
export function VisitedOfSearch({ tags }: { tags: readonly PlaceTag[] }) {
  const counties = tags.filter(({ type }) => type === 'county')
  return (
    <>
      <LastVisited />
      {counties.map(({ id, text }) => (
        <MostVisited key={id} countyId={id} county={text} />
      ))}
    </>
  )
}
