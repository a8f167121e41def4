import type { operations } from '#gen/system/types.ts'
import { leaveBoard } from './errands/case-steps.ts'
import type { Recipes } from './play/recipe.ts'
import type { Setup } from './play/setup.ts'

/** How many mails go to an address in a quarter of an hour, and how many guesses are made in a minute. */
const mails = 5
const guesses = 10

/** The value of a parameter in a link that was mailed, the latest first. */
async function mailed(setup: Setup, name: 'id' | 'token', which: 0 | -1 = 0): Promise<string> {
  const urls = (await setup.call('getMailbox', {})).flatMap(({ links }) => links.map(({ url }) => url))
  return new URL(urls.at(which) ?? '', 'http://localhost').searchParams.get(name) ?? ''
}

const changeOf = (id: string) => ({ path: { id } })
const newPassword = 'nytt-hemligt-ord'
const tove = { persona: 'tove' } as const
const address = { email: 'tove.ny@example.com', siteId: 1 }
const forgotten = { body: { email: 'tove.granlund@example.com', token: 'human-5d2c' } }
const articles = { body: { faqIds: ['faq-washer'] } }
const newWords = { currentPassword: 'utan-e-leg', newPassword }

export const systemRecipes: Recipes<operations> = {
  triggerChangeEmail: {
    204: { ...tove, ask: { body: address } },
    403: { persona: 'karin', ask: { body: address } },
    409: { ...tove, ask: { body: { ...address, email: 'amira.nordin@example.com' } } },
    429: {
      ...tove,
      ask: async (setup) => {
        await setup.tries(mails, 'triggerChangeEmail', { body: address })
        return { body: address }
      },
    },
  },
  confirmChangeEmail: {
    200: { scenario: 'email-link-mailed', ask: async (setup) => changeOf(await mailed(setup, 'id')) },
    404: { ask: changeOf('nobody-0') },
    409: { scenario: 'email-link-taken', ask: async (setup) => changeOf(await mailed(setup, 'id')) },
    410: { scenario: 'email-link-expired', ask: async (setup) => changeOf(await mailed(setup, 'id')) },
    422: {
      scenario: 'email-link-superseded',
      ask: async (setup) => changeOf(await mailed(setup, 'id', -1)),
    },
  },
  undoChangeEmail: {
    200: {
      scenario: 'email-changed',
      ask: async (setup) => ({ body: { token: await mailed(setup, 'token') } }),
    },
    409: {
      scenario: 'email-changed',
      ask: async (setup) => {
        setup.world.accounts.change('user-jonas', { email: forgotten.body.email })
        return { body: { token: await mailed(setup, 'token') } }
      },
    },
    410: { ask: { body: { token: 'nobody-0' } } },
    429: {
      ask: async (setup) => {
        await setup.tries(guesses, 'undoChangeEmail', { body: { token: 'nobody-0' } })
        return { body: { token: 'nobody-0' } }
      },
    },
  },
  setPassword: {
    200: {
      scenario: 'password-link-mailed',
      ask: async (setup) => ({ body: { token: await mailed(setup, 'token'), password: newPassword } }),
    },
    410: {
      scenario: 'password-link-expired',
      ask: async (setup) => ({ body: { token: await mailed(setup, 'token'), password: newPassword } }),
    },
    429: {
      scenario: 'password-link-mailed',
      ask: async (setup) => {
        await setup.tries(guesses, 'setPassword', { body: { token: 'nobody-0', password: newPassword } })
        return { body: { token: await mailed(setup, 'token'), password: newPassword } }
      },
    },
  },
  forgotPassword: {
    204: { ask: forgotten },
    429: {
      ask: async (setup) => {
        await setup.tries(mails, 'forgotPassword', forgotten)
        return forgotten
      },
    },
  },
  updatePassword: {
    200: { ...tove, ask: { body: newWords } },
    403: { persona: 'karin', ask: { body: newWords } },
    409: { persona: 'maria', ask: { body: newWords } },
    422: { ...tove, ask: { body: { ...newWords, currentPassword: 'nagot-annat' } } },
    429: { ...tove, scenario: 'login-paused', ask: { body: newWords } },
  },
  hasDocuments: { 200: { persona: 'amira', ask: {} } },
  getCaseFaq: {
    200: { persona: 'amira', ask: articles },
    403: {
      persona: 'karin',
      ask: (setup) => {
        leaveBoard(setup)
        return articles
      },
    },
  },
  getNavigation: { 200: { ask: { header: { 'X-Site': 'Jmno' } } } },
  getNavigationEn: { 200: { ask: {} } },
}
