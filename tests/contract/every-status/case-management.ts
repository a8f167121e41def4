import type { operations } from '#gen/case_management/types.ts'
import { boardErrandRecipes } from './errands/case-board.ts'
import { customerErrandRecipes } from './errands/case-customer.ts'
import { lookupRecipes } from './errands/case-lookups.ts'
import type { Recipes } from './play/recipe.ts'

export const caseManagementRecipes: Recipes<operations> = {
  ...lookupRecipes,
  ...boardErrandRecipes,
  ...customerErrandRecipes,
}
