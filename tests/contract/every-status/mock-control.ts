import type { operations } from '#gen/mock_control/types.ts'
import { paymentOf } from './buying/buy-steps.ts'
import { controlOfEidRecipes } from './control-eid.ts'
import { startOf } from './eid-steps.ts'
import type { Recipes } from './play/recipe.ts'
import type { Setup } from './play/setup.ts'

/** A payment at the card page. */
async function payment(setup: Setup): Promise<string> {
  await setup.logIn('alva')
  const body = await paymentOf(setup, 'book-alva')
  return (await setup.call('startSveaPayment', { body })).paymentId
}

const searchDown = { operationId: 'searchObjects', status: 503 }

export const mockControlRecipes: Recipes<operations> = {
  ...controlOfEidRecipes,
  listPersonas: { 200: { ask: {} } },
  loginAsPersona: {
    200: { ask: { path: { personaId: 'amira' } } },
    404: { ask: { path: { personaId: 'nobody' } } },
    409: { ask: { path: { personaId: 'axel' } } },
  },
  getWorld: { 200: { ask: {} } },
  resetWorld: { 200: { ask: { body: {} } } },
  exportWorld: { 200: { ask: {} } },
  importWorld: {
    204: { ask: async (setup) => ({ body: await setup.call('exportWorld', {}) }) },
    422: { ask: async (setup) => ({ body: { ...(await setup.call('exportWorld', {})), version: 99 } }) },
  },
  getClock: { 200: { ask: {} } },
  watchLog: { 200: { ask: { body: { seconds: 60 } } } },
  listExchanges: {
    200: {
      ask: async (setup) => {
        await setup.call('watchLog', { body: { seconds: 60 } })
        await setup.call('searchObjects', { body: { siteId: 1, limit: 1, offset: 0 } })
        return {}
      },
    },
  },
  setClock: {
    200: { ask: { body: { mode: 'frozen' } } },
    422: { ask: { body: { mode: 'frozen', now: '2060-01-01T00:00:00Z' } } },
  },
  advanceClock: {
    200: { ask: { body: { seconds: 1800 } } },
    422: {
      ask: async (setup) => {
        await setup.call('setClock', { body: { mode: 'frozen', now: '2050-12-30T00:00:00Z' } })
        return { body: { seconds: 30 * 86_400 } }
      },
    },
  },
  listProviderPayments: {
    200: {
      ask: async (setup) => {
        await payment(setup)
        return {}
      },
    },
  },
  settleProviderPayment: {
    200: { ask: async (setup) => ({ path: { paymentId: await payment(setup) }, body: { outcome: 'paid' } }) },
    404: { ask: { path: { paymentId: 'nobody-0' }, body: { outcome: 'paid' } } },
    409: {
      ask: async (setup) => {
        const path = { paymentId: await payment(setup) }
        await setup.call('settleProviderPayment', { path, body: { outcome: 'paid' } })
        return { path, body: { outcome: 'declined' } }
      },
    },
    422: {
      ask: async (setup) => ({
        path: { paymentId: await payment(setup) },
        body: { outcome: 'paid', errorCode: 'BANKIDCL' },
      }),
    },
  },
  listScenarios: { 200: { ask: {} } },
  listUnwritten: { 200: { ask: {} } },
  listRealServices: {
    200: {
      ask: async (setup) => {
        await setup.call('setRealService', { body: { target: 'searchObjects', url: null } })
        return {}
      },
    },
  },
  setRealService: {
    200: { ask: { body: { target: 'searchObjects', url: null } } },
    422: { ask: { body: { target: 'nobody', url: null } } },
  },
  clearRealServices: { 204: { ask: {} } },
  applyScenario: {
    200: { ask: { path: { scenarioId: 'payment-due' } } },
    404: { ask: { path: { scenarioId: 'nothing' } } },
  },
  listMatters: { 200: { scenario: 'vip-fee-due', ask: {} } },
  settleMatter: {
    204: {
      scenario: 'vip-fee-due',
      ask: async (setup) => ({ path: { matterId: (await setup.call('listMatters', {}))[0]?.id ?? '' } }),
    },
    404: { ask: { path: { matterId: 'nobody-0' } } },
  },
  listTaskSheets: { 200: { ask: {} } },
  startTaskSheet: {
    200: { ask: { path: { sheetId: 'pay-the-fee' } } },
    404: { ask: { path: { sheetId: 'nothing' } } },
  },
  getLesson: {
    200: {
      ask: async (setup) => {
        await setup.call('startTaskSheet', { path: { sheetId: 'pay-the-fee' } })
        await setup.call('sendMessage', { body: { text: 'Five minutes left.' } })
        return {}
      },
    },
    404: { ask: { header: { 'X-World': 'nobody-0' } } },
  },
  sendMessage: { 204: { ask: { body: { text: 'Five minutes left.' } } } },
  listFaults: { 200: { scenario: 'search-down', ask: {} } },
  setFault: {
    200: { ask: { body: searchDown } },
    422: { ask: { body: { ...searchDown, status: 418 } } },
  },
  clearFaults: { 204: { scenario: 'search-down', ask: {} } },
  getLog: {
    200: {
      ask: async (setup) => {
        await setup.call('startLogin', { path: { idType: 'bank_id' }, body: startOf('bank_id') })
        return {}
      },
    },
  },
  clearLog: { 204: { ask: {} } },
  listSnapshots: {
    200: {
      ask: async (setup) => {
        await setup.call('takeSnapshot', { body: { name: 'Före betalning' } })
        return {}
      },
    },
  },
  takeSnapshot: { 201: { ask: { body: { name: 'Före betalning' } } } },
  restoreSnapshot: {
    200: {
      ask: async (setup) => {
        const { id } = await setup.call('takeSnapshot', { body: { name: 'Före betalning' } })
        return { path: { snapshotId: id } }
      },
    },
    404: { ask: { path: { snapshotId: 'nobody-0' } } },
  },
  listWorlds: { 200: { ask: {} } },
  createWorld: {
    201: { ask: { body: {} } },
    404: { ask: { body: { scenarioId: 'nothing' } } },
    409: { code: 'conflict', ask: ({ worldId }) => ({ body: { id: worldId } }) },
  },
  cloneWorld: {
    201: { ask: ({ worldId }) => ({ path: { worldId }, body: {} }) },
    404: { ask: { path: { worldId: 'nobody-0' }, body: {} } },
    409: { code: 'conflict', ask: ({ worldId }) => ({ path: { worldId }, body: { id: worldId } }) },
  },
  updateWorld: {
    200: { ask: ({ worldId }) => ({ path: { worldId }, body: { label: 'Morning' } }) },
    404: { ask: { path: { worldId: 'nobody-0' }, body: {} } },
  },
  deleteWorld: {
    204: { ask: ({ worldId }) => ({ path: { worldId } }) },
    404: { ask: { path: { worldId: 'nobody-0' } } },
  },
  getMailbox: { 200: { scenario: 'password-link-mailed', ask: {} } },
}
