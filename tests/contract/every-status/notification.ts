import type { operations } from '#gen/notification/types.ts'
import type { Recipes } from './play/recipe.ts'

const swedish = { path: { siteKey: 'Jmse' } } as const

export const notificationRecipes: Recipes<operations> = {
  getNotifications: {
    200: { persona: 'saga', scenario: 'vip-fee-due', ask: swedish },
    403: { persona: 'karin', ask: swedish },
  },
  pauseNotification: {
    204: {
      persona: 'saga',
      scenario: 'vip-fee-due',
      ask: async (setup) => {
        const [first] = await setup.call('getNotifications', swedish)
        return { path: { id: first?.id ?? '' } }
      },
    },
    403: { persona: 'karin', ask: { path: { id: 'nobody-0' } } },
    404: { persona: 'saga', ask: { path: { id: 'nobody-0' } } },
  },
}
