import type { operations } from '#gen/account_service/types.ts'
import { bookingIdentificationRecipes } from './account-booking.ts'
import { loginRecipes } from './account-login.ts'
import { registerRecipes } from './account-register.ts'
import { savedRecipes } from './account-saved.ts'
import type { Recipes } from './recipe.ts'

export const accountServiceRecipes: Recipes<operations> = {
  ...loginRecipes,
  ...registerRecipes,
  ...bookingIdentificationRecipes,
  ...savedRecipes,
}
