import type { operations } from '#gen/insights/types.ts'
import type { Recipes } from './play/recipe.ts'

const vital = {
  id: 'v5-1763630000000-4821137755213',
  name: 'LCP',
  value: 1480.5,
  navigationType: 'navigate',
  rating: 'good',
  path: '/sok-bostad/',
  host: 'www.bjorkvall.example',
} as const

export const insightsRecipes: Recipes<operations> = {
  logExperiment: { 204: { ask: { path: { name: 'cookie-consent', option: '2' } } } },
  saveInsight: {
    204: { ask: { body: { kind: 'event', name: 'pageView', path: '/', host: 'localhost', details: {} } } },
  },
  saveWebVital: { 204: { ask: { body: vital } } },
  getLastVisited: {
    200: { persona: 'amira', ask: { path: { userId: 'user-amira', siteId: 1 } } },
    403: { persona: 'amira', ask: { path: { userId: 'user-jonas', siteId: 1 } } },
  },
  getMostVisited: {
    200: {
      ask: ({ world }) => {
        const stage = world.catalogue.stage('stage-strandangen')
        return { path: { countyId: stage?.countyId ?? '' } }
      },
    },
  },
}
