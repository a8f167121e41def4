import type { SearchHit } from '#src/api/homes/residence.ts'

type Pictured = Pick<SearchHit, 'stageId' | 'floorPlan' | 'searchImage'>

/**
 * Which cards show the plan of their home, since a neighbour shows the house that they lie in: the card before, or the one
 * above where so many stand in a row (N-021). Beside a home without a plan it is the other that gives way.
 */
export function plansShown(hits: readonly Pictured[], columns: number): boolean[] {
  const shown: boolean[] = []
  const showsHouse = (at: number, house: string) =>
    hits[at] !== undefined && houseOf(hits[at]) === house && !(shown[at] ?? hits[at].floorPlan)
  for (const [at, hit] of hits.entries())
    shown.push(
      !!hit.floorPlan && [-1, -columns, 1, columns].some((step) => showsHouse(at + step, houseOf(hit))),
    )
  return shown
}

// in another light it is the same house
const houseOf = ({ stageId, searchImage }: Pictured) => stageId ?? searchImage.url
