import type { operations } from '#gen/mock_control/types.ts'
import { approve, startOf } from './eid-steps.ts'
import type { Recipes } from './play/recipe.ts'
import type { Setup } from './play/setup.ts'

/** The longest that an order waits, in seconds, and a little more. */
const afterExpirySeconds = 200

/** An order that waits for somebody with the app. */
async function waiting(setup: Setup) {
  await setup.call('startLogin', { path: { idType: 'bank_id' }, body: startOf('bank_id') })
  const [order] = await setup.call('listEidOrders', { query: { state: 'pending' } })
  return { orderRef: order?.orderRef ?? '', token: order?.autoStartToken ?? '' }
}

async function waitingPath(setup: Setup) {
  const { orderRef } = await waiting(setup)
  return { path: { orderRef } }
}

/** One that somebody has approved already. */
async function approved(setup: Setup) {
  const found = await waitingPath(setup)
  await approve(setup, 'amira')
  return found
}

/** One that nobody has approved in time. */
async function expired(setup: Setup) {
  const found = await waitingPath(setup)
  await setup.wait(afterExpirySeconds)
  return found
}

const manual = { scenario: 'eid-manual' } as const
const unknown = { path: { orderRef: '131daac9-16c6-4618-beb0-365768f37288' } }
const asAmira = { body: { personaId: 'amira' } }
const blocked = { body: { hintCode: 'certificateErr' } } as const

/** The app, and who approves by themselves. */
export const controlOfEidRecipes = {
  listEidOrders: {
    200: {
      ...manual,
      ask: async (setup) => {
        await waiting(setup)
        return {}
      },
    },
  },
  scanEidOrder: {
    200: { ...manual, ask: async (setup) => ({ body: { token: (await waiting(setup)).token } }) },
    404: { ask: { body: { token: '7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6' } } },
    410: {
      ...manual,
      ask: async (setup) => {
        const { token } = await waiting(setup)
        await setup.wait(afterExpirySeconds)
        return { body: { token } }
      },
    },
  },
  approveEidOrder: {
    200: { ...manual, ask: async (setup) => ({ ...(await waitingPath(setup)), ...asAmira }) },
    404: { ask: { ...unknown, ...asAmira } },
    409: { ...manual, ask: async (setup) => ({ ...(await approved(setup)), ...asAmira }) },
    410: { ...manual, ask: async (setup) => ({ ...(await expired(setup)), ...asAmira }) },
    422: {
      ...manual,
      ask: async (setup) => ({ ...(await waitingPath(setup)), body: { personaId: 'tove' } }),
    },
  },
  cancelEidOrder: {
    200: { ...manual, ask: waitingPath },
    404: { ask: unknown },
    409: { ...manual, ask: approved },
    410: { ...manual, ask: expired },
  },
  failEidOrder: {
    200: { ...manual, ask: async (setup) => ({ ...(await waitingPath(setup)), ...blocked }) },
    404: { ask: { ...unknown, ...blocked } },
    409: { ...manual, ask: async (setup) => ({ ...(await approved(setup)), ...blocked }) },
    410: { ...manual, ask: async (setup) => ({ ...(await expired(setup)), ...blocked }) },
    422: {
      ...manual,
      ask: async (setup) => ({ ...(await waitingPath(setup)), body: { hintCode: 'nopid' } }),
    },
  },
  setEidBehaviour: {
    200: { ask: { body: { mode: 'auto', personaId: 'amira', delaySeconds: 4 } } },
    404: { ask: { body: { mode: 'auto', personaId: 'nobody', delaySeconds: 4 } } },
    422: { ask: { body: { mode: 'auto', personaId: 'tove', delaySeconds: 4 } } },
  },
} satisfies Partial<Recipes<operations>>
