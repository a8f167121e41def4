import type { operations } from '#gen/residence/types.ts'
import type { Recipes } from './play/recipe.ts'

const site = { siteId: 1 }

export const residenceRecipes: Recipes<operations> = {
  searchStagesAndAreas: { 200: { ask: { body: { ...site, sort: ['price:asc'], limit: 30, offset: 0 } } } },
  searchObjects: { 200: { ask: { body: { ...site, limit: 30, offset: 0, filter: { minRooms: 2 } } } } },
  searchStages: { 200: { ask: { body: { ...site, limit: 30 } } } },
  searchStageCounties: { 200: { ask: { body: site } } },
  getStagesByIds: { 200: { ask: { body: { ...site, ids: ['stage-strandangen', 'nobody-0'] } } } },
  getObjectsByIds: { 200: { ask: { body: { ...site, ids: ['home-strandangen-c-1103'] } } } },
  getStageTags: { 200: { ask: { path: site } } },
  searchTags: { 200: { ask: { body: { ...site, text: 'nac', limit: 20 } } } },
  searchTagsByUrl: { 200: { ask: { body: { ...site, urls: ['nacka'] } } } },
  searchPremises: { 200: { ask: { body: { ...site, filter: {}, sort: ['sortOrder:asc'], limit: 500 } } } },
  searchPremisesTags: { 200: { ask: { body: site } } },
}
