import type { operations } from '#gen/case_management/types.ts'
import { leaveBoard } from './case-steps.ts'
import type { RequestOf } from '../play/operations.ts'
import type { Recipe, Recipes } from '../play/recipe.ts'

/** Asked by somebody who no longer sits on the board. */
const afterLeaving = <O>(request: RequestOf<O>): Recipe<O> => ({
  persona: 'karin',
  ask: (setup) => {
    leaveBoard(setup)
    return request
  },
})

const street = { body: { text: 'Ekbacksg', site: 'Jmse' } } as const
const finnish = { body: { text: 'Ekbacksg', site: 'Jmoy' } } as const
const building = { path: { propertyId: 'property-almvalvet' } }
const home = { path: { id: 'home-ekbacken-b-1102' } }
const kitchen = { path: { problemArea: 'room-kitchen' } }
const washer = { body: { ids: ['faq-washer'] } }

/** What a report is filled in with, and who the board is. */
export const lookupRecipes = {
  searchBuilding: {
    200: { persona: 'amira', ask: street },
    403: afterLeaving(street),
    422: { persona: 'amira', ask: finnish },
  },
  searchCaseObject: {
    200: { persona: 'amira', ask: street },
    403: afterLeaving(street),
    422: { persona: 'amira', ask: finnish },
  },
  getBuildingRooms: {
    200: { persona: 'amira', ask: building },
    403: afterLeaving(building),
    404: { persona: 'amira', ask: { path: { propertyId: 'nobody-0' } } },
  },
  getRooms: {
    200: { persona: 'amira', ask: home },
    403: afterLeaving(home),
    404: { persona: 'amira', ask: { path: { id: 'nobody-0' } } },
  },
  getAssets: {
    200: { persona: 'amira', ask: kitchen },
    403: afterLeaving(kitchen),
    404: { persona: 'amira', ask: { path: { problemArea: 'room-attic' } } },
  },
  getCustomerArticles: { 200: { persona: 'amira', ask: washer }, 403: afterLeaving(washer) },
  getCooperative: { 200: { persona: 'karin', ask: {} }, 403: { persona: 'amira', ask: {} } },
  getCaseAccount: { 200: { persona: 'karin', ask: {} }, 403: { persona: 'amira', ask: {} } },
  updateCaseAccount: {
    204: { persona: 'karin', ask: { body: { email: 'styrelsen.ny@example.com' } } },
    403: { persona: 'amira', ask: { body: { email: 'styrelsen.ny@example.com' } } },
  },
  hasCases: { 200: { persona: 'amira', ask: {} }, 403: afterLeaving({}) },
  getCustomerAgreements: {
    200: { persona: 'amira', ask: {} },
    204: { persona: 'fatima', scenario: 'agreements-none', ask: {} },
    403: { persona: 'karin', ask: {} },
  },
} satisfies Partial<Recipes<operations>>
