import type { SearchAlerts } from '#gen/account_service/model.ts'

/** How often a search can mail, the least often first. */
export const alertChoices: readonly SearchAlerts[] = ['never', 'weekly', 'daily']
