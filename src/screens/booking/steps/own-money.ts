/** The scale of the bar ends a good way above the least share. */
const scaleEnd = 0.25

/** Where an amount stands on the bar of the down payment, from 0 to 1. */
export const placeOnBar = (amount: number, price: number): number =>
  price > 0 ? Math.min(1, Math.max(0, amount / price / scaleEnd)) : 0

/** What is missing to the least down payment; 0 when nothing is. */
export const missingOf = (amount: number, least: number): number => Math.max(0, least - amount)
