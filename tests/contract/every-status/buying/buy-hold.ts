import type { operations } from '#gen/buyresidence/types.ts'
import { freeHome, ownBooking } from './buy-steps.ts'
import type { Recipes } from '../play/recipe.ts'
import type { Setup } from '../play/setup.ts'

const jonas = { persona: 'jonas' } as const
const home = { path: { objectId: freeHome } }
const unknown = { path: { objectId: 'nobody-0' } }

/** Asked by somebody who holds the home. */
async function holding(setup: Setup) {
  await setup.call('setBuyResidenceCookie', home)
  return {}
}

const ofJonas = { userId: 'user-jonas' }
const stage = { path: { stageId: 'stage-strandangen', ...ofJonas } }
/** What is built in one area. */
async function project(setup: Setup) {
  const { projectId } = await setup.call('getBookingObjectInformation', home)
  return { path: { projectId, ...ofJonas } }
}
const noProject = { path: { projectId: 'nobody-0', ...ofJonas } }
const noStage = { path: { stageId: 'nobody-0', ...ofJonas } }

/** Holding a home, and who may book it. */
export const holdRecipes = {
  getBuyResidenceCookie: { 200: { ...jonas, ask: holding } },
  setBuyResidenceCookie: {
    200: { ...jonas, scenario: 'booking-begins', ask: home },
    403: { persona: 'tilde', scenario: 'booking-under-age', code: 'cannotBook', ask: home },
    404: { ...jonas, ask: unknown },
    409: { ...jonas, scenario: 'booking-home-taken', code: 'purchaseObjectError', ask: home },
  },
  removeBuyResidenceCookie: { 200: { ...jonas, ask: holding } },
  getBuyResidenceExpire: {
    200: { ...jonas, scenario: 'booking-hold-ends-soon', ask: { path: { id: freeHome } } },
    404: { ...jonas, ask: { path: { id: freeHome } } },
    410: {
      ...jonas,
      scenario: 'booking-hold-over',
      ask: { path: { id: freeHome }, cookie: { buyResidence: `${freeHome}.x7` } },
    },
  },
  removeBuyResidenceExpire: { 200: { ...jonas, ask: holding } },
  getBuyResidenceSignCookie: {
    200: { ask: { cookie: { buyResidenceSign: `${freeHome}|con-88|ses-7001` } } },
  },
  setBuyResidenceSignCookie: {
    200: { ask: { body: { objectId: freeHome, contractId: 'con-88', session: 'ses-7001' } } },
  },
  userCanBookInProject: {
    200: { ...jonas, ask: project },
    403: { persona: 'viggo', ask: project },
    404: { ...jonas, ask: noProject },
  },
  userCanBookInStage: {
    200: { ...jonas, ask: stage },
    403: { persona: 'viggo', ask: stage },
    404: { ...jonas, ask: noStage },
  },
  getBookingObjectInformation: { 200: { ask: home }, 404: { ask: unknown } },
  getBookingObjectInformationForBooking: {
    200: {
      ...jonas,
      scenario: 'booking-hold-ends-soon',
      ask: { path: { objectId: freeHome, bookingId: ownBooking } },
    },
    404: { ask: { path: { objectId: freeHome, bookingId: 'nobody-0' } } },
  },
} satisfies Partial<Recipes<operations>>
