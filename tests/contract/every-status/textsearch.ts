import type { operations } from '#gen/textsearch/types.ts'
import type { Recipes } from './play/recipe.ts'

export const textsearchRecipes: Recipes<operations> = {
  textSearch: { 200: { ask: { body: { text: 'strand', siteId: 1, languages: ['sv'] } } } },
}
