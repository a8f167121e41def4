import type { components, operations } from '#gen/account_service/types.ts'
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

type IdType = components['schemas']['IdType']

const bankId = { idType: 'bank_id' } as const
const eident = { idType: 'eident' } as const

/** How often a taken address or a wrong code may be tried in a minute. */
const guesses = 10

/** A number of the reserved series that nobody has. */
const norwegianNewcomer = '21929774873'

const newcomer = {
  firstName: 'Vera',
  lastName: 'Nyman',
  email: 'vera.nyman@example.com',
  phoneNumber: '070-1740650',
  consent: true,
  siteId: 1,
}
const form = { ...newcomer, password: 'hemligt-ord' }
const taken = { ...form, email: 'amira.nordin@example.com' }
const withoutLogin = { ...form, siteId: 7 }

async function registering(setup: Setup, idType: IdType = 'bank_id'): Promise<string> {
  const body = { ...startOf(idType), registration: newcomer }
  return (await setup.call('startRegister', { path: { idType }, body })).session
}

async function connecting(setup: Setup, idType: IdType = 'bank_id'): Promise<string> {
  return (await setup.call('startUpdate', { path: { idType }, body: startOf(idType) })).session
}

const madeUp = { code: 'f6a1c7d2e90b4b0c8f', environment: 'development' } as const

/** Making an account, and changing what it says. */
export const registerRecipes = {
  registerUser: {
    200: { ask: { body: form } },
    403: { ask: { body: withoutLogin } },
    409: { scenario: 'register-email-taken', ask: { body: taken } },
    422: { scenario: 'register-verifies-email', ask: { body: form } },
    429: {
      ask: async (setup) => {
        await setup.tries(guesses, 'registerUser', { body: taken })
        return { body: form }
      },
    },
  },
  startRegister: {
    200: { ask: { path: bankId, body: { ...startOf('bank_id'), registration: newcomer } } },
    403: { ask: { path: bankId, body: { ...startOf('bank_id'), registration: withoutLogin } } },
    409: { ask: { path: bankId, body: { ...startOf('bank_id'), registration: taken } } },
    422: {
      code: 'unprocessable',
      ask: { path: bankId, body: { ...startElsewhere, registration: newcomer } },
    },
    429: {
      ask: async (setup) => {
        const body = { ...startOf('bank_id'), registration: taken }
        await setup.tries(guesses, 'startRegister', { path: bankId, body })
        return { path: bankId, body: { ...body, registration: newcomer } }
      },
    },
  },
  getRegisterStatus: {
    200: {
      scenario: 'eid-manual',
      ask: async (setup) => {
        const session = await registering(setup)
        await approve(setup, 'lucas')
        return { path: bankId, query: { session } }
      },
    },
    404: { ask: { path: bankId, query: { session: 'nobody-0' } } },
    410: {
      scenario: 'eid-manual',
      ask: async (setup) => {
        const session = await registering(setup)
        await approveLongAgo(setup, 'lucas')
        return { path: bankId, query: { session } }
      },
    },
  },
  submitRegisterStatus: {
    200: {
      ask: async (setup) => {
        await registering(setup, 'eident')
        return { path: eident, body: await approvedCode(setup, norwegianNewcomer) }
      },
    },
  },
  updateUser: {
    200: { persona: 'sven', scenario: 'consent-needed', ask: { body: { consents: [{ siteId: 1 }] } } },
    403: { persona: 'karin', ask: { body: { city: 'Nacka' } } },
    409: { persona: 'jonas', ask: { body: { email: taken.email } } },
    422: { persona: 'amira', ask: { body: { firstName: 'Vera' } } },
    429: {
      persona: 'jonas',
      ask: async (setup) => {
        await setup.tries(guesses, 'updateUser', { body: { email: taken.email } })
        return { body: { email: newcomer.email } }
      },
    },
  },
  updateVipMembership: {
    200: { persona: 'jonas', scenario: 'vip-not-a-member', ask: { body: { siteId: 1 } } },
    403: { persona: 'vaino', ask: { body: { siteId: 6 } } },
    429: {
      persona: 'jonas',
      ask: async (setup) => {
        await setup.tries(guesses, 'updateVipMembership', { body: { siteId: 1, campaignCode: 'INGEN' } })
        return { body: { siteId: 1, campaignCode: 'VAR2026' } }
      },
    },
  },
  startUpdate: {
    200: { persona: 'tove', ask: { path: bankId, body: startOf('bank_id') } },
    403: { persona: 'tove', ask: { path: bankId, body: startWithoutLogin } },
    422: { persona: 'tove', ask: { path: bankId, body: startElsewhere } },
  },
  getUpdateStatus: {
    200: {
      persona: 'tove',
      scenario: 'eid-manual',
      ask: async (setup) => {
        const session = await connecting(setup)
        await approve(setup, 'lucas')
        return { path: bankId, query: { session } }
      },
    },
    403: { persona: 'karin', ask: { path: bankId, query: { session: 'nobody-0' } } },
    404: { persona: 'tove', ask: { path: bankId, query: { session: 'nobody-0' } } },
    410: {
      persona: 'tove',
      scenario: 'eid-manual',
      ask: async (setup) => {
        const session = await connecting(setup)
        await approveLongAgo(setup, 'lucas')
        return { path: bankId, query: { session } }
      },
    },
  },
  submitUpdateStatus: {
    200: {
      persona: 'henning',
      ask: async (setup) => {
        await connecting(setup, 'eident')
        return { path: eident, body: await approvedCode(setup, 'henning') }
      },
    },
    403: { persona: 'solveig', ask: { path: eident, body: madeUp } },
  },
} satisfies Partial<Recipes<operations>>
