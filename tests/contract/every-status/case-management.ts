import type { operations } from '#gen/case_management/types.ts'
import { boardErrandRecipes } from './case-board.ts'
import { customerErrandRecipes } from './case-customer.ts'
import { lookupRecipes } from './case-lookups.ts'
import type { Recipes } from './recipe.ts'

export const caseManagementRecipes: Recipes<operations> = {
  ...lookupRecipes,
  ...boardErrandRecipes,
  ...customerErrandRecipes,
}
