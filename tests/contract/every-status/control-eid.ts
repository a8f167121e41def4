import type { operations } from '#gen/mock_control/types.ts'
import { approve, startOf } from './eid-steps.ts'
import type { Recipes } from './recipe.ts'
import type { Scene } from './scene.ts'

/** The longest that an order waits, in seconds, and a little more. */
const afterExpirySeconds = 200

/** An order that waits for somebody with the app. */
async function waiting(scene: Scene) {
  await scene.call('startLogin', { path: { idType: 'bank_id' }, body: startOf('bank_id') })
  const [order] = await scene.call('listEidOrders', { query: { state: 'pending' } })
  return { orderRef: order?.orderRef ?? '', token: order?.autoStartToken ?? '' }
}

async function waitingPath(scene: Scene) {
  const { orderRef } = await waiting(scene)
  return { path: { orderRef } }
}

/** One that somebody has approved already. */
async function approved(scene: Scene) {
  const found = await waitingPath(scene)
  await approve(scene, 'amira')
  return found
}

/** One that nobody has approved in time. */
async function expired(scene: Scene) {
  const found = await waitingPath(scene)
  await scene.wait(afterExpirySeconds)
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
      ask: async (scene) => {
        await waiting(scene)
        return {}
      },
    },
  },
  scanEidOrder: {
    200: { ...manual, ask: async (scene) => ({ body: { token: (await waiting(scene)).token } }) },
    404: { ask: { body: { token: '7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6' } } },
    410: {
      ...manual,
      ask: async (scene) => {
        const { token } = await waiting(scene)
        await scene.wait(afterExpirySeconds)
        return { body: { token } }
      },
    },
  },
  approveEidOrder: {
    200: { ...manual, ask: async (scene) => ({ ...(await waitingPath(scene)), ...asAmira }) },
    404: { ask: { ...unknown, ...asAmira } },
    409: { ...manual, ask: async (scene) => ({ ...(await approved(scene)), ...asAmira }) },
    410: { ...manual, ask: async (scene) => ({ ...(await expired(scene)), ...asAmira }) },
    422: {
      ...manual,
      ask: async (scene) => ({ ...(await waitingPath(scene)), body: { personaId: 'tove' } }),
    },
  },
  cancelEidOrder: {
    200: { ...manual, ask: waitingPath },
    404: { ask: unknown },
    409: { ...manual, ask: approved },
    410: { ...manual, ask: expired },
  },
  failEidOrder: {
    200: { ...manual, ask: async (scene) => ({ ...(await waitingPath(scene)), ...blocked }) },
    404: { ask: { ...unknown, ...blocked } },
    409: { ...manual, ask: async (scene) => ({ ...(await approved(scene)), ...blocked }) },
    410: { ...manual, ask: async (scene) => ({ ...(await expired(scene)), ...blocked }) },
    422: {
      ...manual,
      ask: async (scene) => ({ ...(await waitingPath(scene)), body: { hintCode: 'nopid' } }),
    },
  },
  setEidBehaviour: {
    200: { ask: { body: { mode: 'auto', personaId: 'amira', delaySeconds: 4 } } },
    404: { ask: { body: { mode: 'auto', personaId: 'nobody', delaySeconds: 4 } } },
    422: { ask: { body: { mode: 'auto', personaId: 'tove', delaySeconds: 4 } } },
  },
} satisfies Partial<Recipes<operations>>
