import type { operations } from '#gen/account_service/types.ts'
import {
  approve,
  approveLongAgo,
  approvedCode,
  startElsewhere,
  startOf,
  startWithoutLogin,
} from './eid-steps.ts'
import type { Recipes } from './recipe.ts'
import type { Scene } from './scene.ts'

const bankId = { idType: 'bank_id' } as const

async function started(scene: Scene, loginType: 'private' | 'board' = 'private'): Promise<string> {
  const body = { ...startOf('bank_id'), loginType }
  return (await scene.call('startLogin', { path: bankId, body })).session
}

/** The token with which one of two boards is chosen. */
async function choiceToken(scene: Scene): Promise<string> {
  const id = await started(scene, 'board')
  await approve(scene, 'bo')
  const reply = await scene.call('getBoardMemberLoginStatus', { path: { ...bankId, id } })
  return 'choiceToken' in reply ? reply.choiceToken : ''
}

const tove = { email: 'tove.granlund@example.com', password: 'utan-e-leg', siteId: 1 }

/** Logging in, by e-ID and by e-mail. */
export const loginRecipes = {
  refreshToken: { 200: { persona: 'amira', ask: {} } },
  startLogin: {
    200: { ask: { path: bankId, body: startOf('bank_id') } },
    403: { ask: { path: bankId, body: startWithoutLogin } },
    422: { ask: { path: bankId, body: startElsewhere } },
  },
  getBankIdLoginStatus: {
    200: {
      scenario: 'eid-manual',
      ask: async (scene) => {
        const session = await started(scene)
        await approve(scene, 'amira')
        return { path: { session } }
      },
    },
    404: { ask: { path: { session: 'nobody-0' } } },
    410: {
      scenario: 'eid-manual',
      ask: async (scene) => {
        const session = await started(scene)
        await approveLongAgo(scene, 'amira')
        return { path: { session } }
      },
    },
  },
  submitLoginStatus: {
    200: {
      scenario: 'eident-page',
      ask: async (scene) => {
        await scene.call('startLogin', { path: { idType: 'eident' }, body: startOf('eident') })
        return { path: { idType: 'eident' }, body: await approvedCode(scene, 'henning') }
      },
    },
  },
  loginWithEmail: {
    200: { ask: { body: tove } },
    403: { ask: { body: { ...tove, siteId: 7 } } },
    429: { scenario: 'login-paused', ask: { body: tove } },
  },
  getBoardMemberLoginStatus: {
    200: {
      scenario: 'eid-two-boards',
      ask: async (scene) => {
        const id = await started(scene, 'board')
        await approve(scene, 'bo')
        return { path: { ...bankId, id } }
      },
    },
    404: { ask: { path: { ...bankId, id: 'nobody-0' } } },
    410: {
      scenario: 'eid-two-boards',
      ask: async (scene) => {
        const id = await started(scene, 'board')
        await approveLongAgo(scene, 'bo')
        return { path: { ...bankId, id } }
      },
    },
  },
  selectBoardMember: {
    200: {
      scenario: 'eid-two-boards',
      ask: async (scene) => {
        const [id = ''] = scene.world.accounts.byId('user-bo')?.associationIds ?? []
        return { path: { id }, bearer: await choiceToken(scene) }
      },
    },
    403: {
      scenario: 'eid-two-boards',
      ask: async (scene) => ({
        path: { id: 'association-almvalvet' },
        bearer: await choiceToken(scene),
      }),
    },
    404: {
      scenario: 'eid-two-boards',
      ask: async (scene) => ({ path: { id: 'nobody-0' }, bearer: await choiceToken(scene) }),
    },
  },
  getUser: {
    200: { persona: 'amira', ask: {} },
    404: {
      ask: async (scene) => {
        const form = { firstName: 'Vera', lastName: 'Nyman', phoneNumber: '070-1740650', consent: true }
        const body = { ...form, email: 'vera.nyman@example.com', password: 'hemligt-ord', siteId: 1 }
        const reply = await scene.call('registerUser', { body })
        // the token outlives the account, for a world that begins anew is still the same world
        await scene.call('resetWorld', { body: {} })
        return { bearer: 'token' in reply ? reply.token : '' }
      },
    },
  },
} satisfies Partial<Recipes<operations>>
