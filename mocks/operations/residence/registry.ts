import type { operations } from '#gen/residence/types.ts'
import type { Registry } from '../shared/operation.ts'
import { getObjectsByIds } from './get-objects-by-ids.ts'
import { getStageTags } from './tags/get-stage-tags.ts'
import { getStagesByIds } from './stages/get-stages-by-ids.ts'
import { searchObjects } from './search-objects.ts'
import { searchPremisesTags } from './tags/search-premises-tags.ts'
import { searchPremises } from './search-premises.ts'
import { searchStageCounties } from './stages/search-stage-counties.ts'
import { searchStagesAndAreas } from './stages/search-stages-and-areas.ts'
import { searchStages } from './stages/search-stages.ts'
import { searchTagsByUrl } from './tags/search-tags-by-url.ts'
import { searchTags } from './tags/search-tags.ts'

/** Who answers each operation of contracts/residence.yaml. */
export const residenceOperations = {
  searchStagesAndAreas,
  searchObjects,
  searchStages,
  searchStageCounties,
  getStagesByIds,
  getObjectsByIds,
  getStageTags,
  searchTags,
  searchTagsByUrl,
  searchPremises,
  searchPremisesTags,
} satisfies Registry<operations>
