import type { SearchHit } from '#src/api/residence.ts'

/**
 * Which cards of a list show the plan of their home: of neighbours in one project every second, since the house that they
 * lie in is the same (N-021).
 */
export function plansShown(hits: readonly Pick<SearchHit, 'type' | 'stageId' | 'floorPlan'>[]): boolean[] {
  const shown: boolean[] = []
  for (const [index, { type, stageId, floorPlan }] of hits.entries()) {
    const before = hits[index - 1]
    const isSameHouse = type === 'object' && before?.type === type && before.stageId === stageId
    shown.push(isSameHouse && !!floorPlan && !shown[index - 1])
  }
  return shown
}
