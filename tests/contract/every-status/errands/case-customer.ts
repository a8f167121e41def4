import type { operations } from '#gen/case_management/types.ts'
import { largeFile, picture } from './case-steps.ts'
import type { Recipes } from '../play/recipe.ts'

const amira = { persona: 'amira' } as const
const karin = { persona: 'karin' } as const

const errand = { path: { id: 'case-204817' } }
const unknown = { path: { id: 'nobody-0' } }
const done = { path: { id: 'case-203988' } }
const file = { path: { attachmentId: 'att-204817-1', filename: 'element.jpg' } }

const sweden = { site: 'Jmse' } as const
const norway = { site: 'Jmno' } as const
const change = { site: 'Jmse', description: 'Elementet är nu kallt även nedtill.' }

const report = {
  siteId: '1',
  area: '2',
  propertyId: 'property-ekbacken',
  objectId: 'home-ekbacken-b-1102',
  roomId: 'room-bedroom-1',
  assetTypeId: 'asset-radiator',
  description: 'Elementet under fönstret är kallt upptill.',
}

/** Errands of a resident. */
export const customerErrandRecipes = {
  getCustomerCases: {
    200: { ...amira, scenario: 'errands-many', ask: {} },
    403: { ...karin, ask: {} },
  },
  getCustomerCase: {
    200: { ...amira, ask: errand },
    403: { ...karin, ask: errand },
    404: { ...amira, ask: unknown },
  },
  updateCustomerCase: {
    200: { ...amira, ask: { ...errand, body: { ...change, NewFiles: [picture()] } } },
    403: { ...karin, ask: { ...errand, body: change } },
    404: { ...amira, ask: { ...unknown, body: change } },
    409: { ...amira, ask: { ...done, body: change } },
    413: {
      ...amira,
      code: 'fileTooLarge',
      ask: () => ({ ...errand, body: { ...change, NewFiles: [largeFile()] } }),
    },
    422: { ...amira, code: 'unprocessable', ask: { ...errand, body: { ...change, site: 'Jmno' } } },
  },
  closeCustomerCase: {
    204: { ...amira, ask: { ...errand, body: sweden } },
    403: { ...karin, ask: { ...errand, body: sweden } },
    404: { ...amira, ask: { ...unknown, body: sweden } },
    409: { ...amira, ask: { ...done, body: sweden } },
    422: { ...amira, ask: { ...errand, body: norway } },
  },
  getCustomerCaseFile: {
    200: { ...amira, ask: file },
    403: { ...karin, ask: file },
    404: { ...amira, ask: { path: { attachmentId: 'nobody-0', filename: 'element.jpg' } } },
  },
  createCustomerCase: {
    201: { ...amira, ask: { body: { ...report, files: [picture()] } } },
    403: { persona: 'tove', scenario: 'eid-missing', ask: { body: report } },
    413: { ...amira, code: 'fileTooLarge', ask: () => ({ body: { ...report, files: [largeFile()] } }) },
    422: {
      ...amira,
      code: 'fileTypeNotAllowed',
      ask: { body: { ...report, files: [new File(['x'], 'a.exe')] } },
    },
  },
} satisfies Partial<Recipes<operations>>
