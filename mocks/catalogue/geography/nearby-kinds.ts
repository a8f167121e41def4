import type { Setting } from '../codes.ts'
import type { NearbyKind } from '../types.ts'

/** What is close to an area, by what surrounds it, in the order of the words of each language (stageWords.nearby). */
export const nearbyKinds: Readonly<Record<Setting, readonly NearbyKind[]>> = {
  water: ['bathing', 'jetty', 'preschool', 'groceries', 'busStop', 'school', 'station'],
  park: ['park', 'playground', 'preschool', 'groceries', 'station', 'school'],
  centre: ['groceries', 'square', 'station', 'preschool', 'health', 'school'],
  forest: ['sports', 'busStop', 'preschool', 'groceries', 'school', 'station'],
  field: ['busStop', 'school', 'playground', 'groceries', 'sports', 'station'],
}
