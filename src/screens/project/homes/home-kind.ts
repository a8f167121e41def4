import type { SearchHit } from '#src/api/homes/residence.ts'

/** What a home is called: an apartment, a plot to build on, or a house of its own. */
export type HomeKind = 'apartment' | 'house' | 'plot'

export function kindOf({ residenceType }: Pick<SearchHit, 'residenceType'>): HomeKind {
  return residenceType === 'apartment' || residenceType === 'plot' ? residenceType : 'house'
}
