import type { operations } from '#gen/content/types.ts'
import { contentOf } from '#tests/support/file-contents.ts'
import { largeFile } from './errands/case-steps.ts'
import type { Recipes } from './play/recipe.ts'
import type { Setup } from './play/setup.ts'

const site = { header: { 'X-Site': 'Jmse' } } as const
const page = (pagePath: string) => ({ ...site, path: { pagePath } })

const picture = { path: { kind: 'stage', file: 'stage-strandangen.webp' } }
const resized = { query: { src: '/images/stage/stage-strandangen.webp', width: 400 } } as const

/** The mark of a picture that somebody has already. */
async function markOf(setup: Setup, operationId: string, request: object): Promise<string> {
  return (await setup.send(operationId, request)).headers.get('etag') ?? ''
}

const message = {
  formType: 'modalContact',
  siteId: 1,
  pageId: 'page-jmse-start',
  fields: { firstName: 'Joel', lastName: 'Åkerlund', email: 'joel.akerlund@example.com', message: 'Hej!' },
} as const
/** How many receipts go to an address in a quarter of an hour. */
const receipts = 5

const application = {
  siteId: '1',
  pageId: 'page-jmse-karriar-lediga-jobb-platschef-nacka',
  firstName: 'Joel',
  lastName: 'Åkerlund',
  email: 'joel.akerlund@example.com',
} as const
const cv = () => new File([contentOf('application/pdf')], 'cv.pdf', { type: 'application/pdf' })

export const contentRecipes: Recipes<operations> = {
  getStartViewModel: {
    200: { persona: 'amira', ask: site },
    // every site has a start page, and everybody may see it
    403: { fault: true, ask: site },
    404: { fault: true, ask: site },
  },
  getViewModel: {
    200: { persona: 'amira', ask: page('mina-sidor') },
    401: { scenario: 'page-needs-login', code: 'unauthorized', ask: page('mina-sidor') },
    403: { scenario: 'page-forbidden', code: 'forbidden', ask: page('sok-bostad') },
    404: { scenario: 'page-missing', ask: page('finns-inte') },
  },
  getMessages: { 200: { ask: { path: { locale: 'sv' } } } },
  getResizedImage: {
    200: { ask: resized },
    304: {
      ask: async (setup) => ({ ...resized, known: await markOf(setup, 'getResizedImage', resized) }),
    },
    404: { ask: { query: { ...resized.query, src: '/images/stage/nobody-0.webp' } } },
  },
  getImage: {
    200: { ask: picture },
    304: { ask: async (setup) => ({ ...picture, known: await markOf(setup, 'getImage', picture) }) },
    404: { ask: { path: { ...picture.path, file: 'nobody-0.webp' } } },
  },
  submitContactForm: {
    204: { ask: { body: message } },
    422: { ask: { body: { ...message, pageId: 'page-nowhere' } } },
    429: {
      ask: async (setup) => {
        await setup.tries(receipts, 'submitContactForm', { body: message })
        return { body: message }
      },
    },
  },
  submitJobApplication: {
    204: { ask: { body: { ...application, files: [cv()] } } },
    413: { code: 'fileTooLarge', ask: () => ({ body: { ...application, files: [largeFile()] } }) },
    422: {
      code: 'fileTypeNotAllowed',
      ask: { body: { ...application, files: [new File(['x'], 'cv.exe')] } },
    },
    429: {
      ask: async (setup) => {
        const body = () => ({ ...application, files: [cv()] })
        await setup.tries(receipts, 'submitJobApplication', { body: body() })
        return { body: body() }
      },
    },
  },
}
