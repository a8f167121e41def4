import type { operations } from '#gen/account_service/types.ts'
import { bookingIdentificationRecipes } from './account/account-booking.ts'
import { loginRecipes } from './account/account-login.ts'
import { registerRecipes } from './account/account-register.ts'
import { savedRecipes } from './account/account-saved.ts'
import type { Recipes } from './play/recipe.ts'

export const accountServiceRecipes: Recipes<operations> = {
  ...loginRecipes,
  ...registerRecipes,
  ...bookingIdentificationRecipes,
  ...savedRecipes,
}
