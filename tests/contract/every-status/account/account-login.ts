import type { operations } from '#gen/account_service/types.ts'
import {
  approve,
  approveLongAgo,
  approvedCode,
  startElsewhere,
  startOf,
  startWithoutLogin,
} from '../eid-steps.ts'
import type { Recipes } from '../play/recipe.ts'
import type { Setup } from '../play/setup.ts'

const bankId = { idType: 'bank_id' } as const

async function started(setup: Setup, loginType: 'private' | 'board' = 'private'): Promise<string> {
  const body = { ...startOf('bank_id'), loginType }
  return (await setup.call('startLogin', { path: bankId, body })).session
}

/** The token with which one of two boards is chosen. */
async function choiceToken(setup: Setup): Promise<string> {
  const id = await started(setup, 'board')
  await approve(setup, 'bo')
  const reply = await setup.call('getBoardMemberLoginStatus', { path: { ...bankId, id } })
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
      ask: async (setup) => {
        const session = await started(setup)
        await approve(setup, 'amira')
        return { path: { session } }
      },
    },
    404: { ask: { path: { session: 'nobody-0' } } },
    410: {
      scenario: 'eid-manual',
      ask: async (setup) => {
        const session = await started(setup)
        await approveLongAgo(setup, 'amira')
        return { path: { session } }
      },
    },
  },
  submitLoginStatus: {
    200: {
      scenario: 'eident-page',
      ask: async (setup) => {
        await setup.call('startLogin', { path: { idType: 'eident' }, body: startOf('eident') })
        return { path: { idType: 'eident' }, body: await approvedCode(setup, 'henning') }
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
      ask: async (setup) => {
        const id = await started(setup, 'board')
        await approve(setup, 'bo')
        return { path: { ...bankId, id } }
      },
    },
    404: { ask: { path: { ...bankId, id: 'nobody-0' } } },
    410: {
      scenario: 'eid-two-boards',
      ask: async (setup) => {
        const id = await started(setup, 'board')
        await approveLongAgo(setup, 'bo')
        return { path: { ...bankId, id } }
      },
    },
  },
  selectBoardMember: {
    200: {
      scenario: 'eid-two-boards',
      ask: async (setup) => {
        const [id = ''] = setup.world.accounts.byId('user-bo')?.associationIds ?? []
        return { path: { id }, bearer: await choiceToken(setup) }
      },
    },
    403: {
      scenario: 'eid-two-boards',
      ask: async (setup) => ({
        path: { id: 'association-almvalvet' },
        bearer: await choiceToken(setup),
      }),
    },
    404: {
      scenario: 'eid-two-boards',
      ask: async (setup) => ({ path: { id: 'nobody-0' }, bearer: await choiceToken(setup) }),
    },
  },
  getUser: {
    200: { persona: 'amira', ask: {} },
    404: {
      ask: async (setup) => {
        const form = { firstName: 'Vera', lastName: 'Nyman', phoneNumber: '070-1740650', consent: true }
        const body = { ...form, email: 'vera.nyman@example.com', password: 'hemligt-ord', siteId: 1 }
        const reply = await setup.call('registerUser', { body })
        // the token outlives the account, for a world that begins anew is still the same world
        await setup.call('resetWorld', { body: {} })
        return { bearer: 'token' in reply ? reply.token : '' }
      },
    },
  },
} satisfies Partial<Recipes<operations>>
