import type { operations } from '#gen/buyresidence/types.ts'
import { bookingStepRecipes } from './buy-booking.ts'
import { holdRecipes } from './buy-hold.ts'
import { paymentRecipes } from './buy-payment.ts'
import type { Recipes } from './recipe.ts'

export const buyresidenceRecipes: Recipes<operations> = {
  ...holdRecipes,
  ...bookingStepRecipes,
  ...paymentRecipes,
}
