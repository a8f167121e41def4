import type { operations } from '#gen/buyresidence/types.ts'
import { bookingStepRecipes } from './buying/buy-booking.ts'
import { holdRecipes } from './buying/buy-hold.ts'
import { paymentRecipes } from './buying/buy-payment.ts'
import type { Recipes } from './play/recipe.ts'

export const buyresidenceRecipes: Recipes<operations> = {
  ...holdRecipes,
  ...bookingStepRecipes,
  ...paymentRecipes,
}
